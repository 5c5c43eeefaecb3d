import * as v from 'valibot';
import type { DeskContext } from '#desk/desk-env.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import { type FieldErrors, fieldErrorsOf } from '#schemas/fields.ts';

/** A parsed form: its values, or the errors and the typed values. */
export type DeskForm<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors; typed: Readonly<Record<string, string>> };

/** The version of a request, a text or an article that was seen, as a hidden field carries it. */
export const seenVersion = (message = 'Load the page again, then send it once more.') =>
  v.pipe(v.optional(v.string(), ''), v.regex(/^\d{1,15}$/, message), v.toNumber());

const maxBytes = 64 * 1024;

/** Reads a URL-encoded form of at most `limit` bytes. Of a field that is sent twice the last value counts. */
export async function readDeskForm<T>(c: DeskContext, schema: v.GenericSchema<unknown, T>, limit = maxBytes): Promise<DeskForm<T>> {
  const read = await readBodyWithin(c.req.raw.body, limit).catch(() => ({ kind: 'too-slow' }) as const);
  if (read.kind !== 'whole')
    return { ok: false, errors: { form: ['This is too much at once, or it came too slowly. Shorten it and try again.'] }, typed: {} };
  const typed = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(read.bytes)));
  const result = v.safeParse(schema, typed);
  return result.success ? { ok: true, value: result.output } : { ok: false, errors: fieldErrorsOf(result.issues), typed };
}
