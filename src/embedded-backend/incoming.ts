import type { Context } from 'hono';
import * as v from 'valibot';
import { boundedBytes } from '#backend/bounded-bytes.ts';
import { type FieldErrors, fieldErrorsOf } from '#schemas/fields.ts';

/** A body that was taken, or the answer that refuses it; the answer names fields and rules, never what was sent. */
export type Incoming<T> = { ok: true; value: T } | { ok: false; refusal: Response };

const longestJson = 64 * 1024;
// 512 KB of picture, 512 KB of text, and what wraps them.
const longestForm = 1_200 * 1024;

const refusedMessage = 'Some fields are missing or not usable.';

export async function readJson<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Incoming<T>> {
  return read(c, schema, longestJson, async (body) =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer())),
  );
}

/** A multipart form; a field that is sent twice counts once, the last time. */
export async function readForm<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Incoming<T>> {
  return read(c, schema, longestForm, async (body) => Object.fromEntries(await body.formData()));
}

export function refuse(c: Context, errors: FieldErrors): { ok: false; refusal: Response } {
  return { ok: false, refusal: c.json({ message: refusedMessage, errors }, 400) };
}

async function read<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
  limit: number,
  parse: (body: Response) => Promise<unknown>,
): Promise<Incoming<T>> {
  const { bytes, cut } = await boundedBytes(c.req.raw.body, limit);
  if (cut) return { ok: false, refusal: c.json({ message: 'This is too large.' }, 413) };
  const body = new Response(bytes, { headers: { 'Content-Type': c.req.header('content-type') ?? '' } });
  // A body that cannot be parsed is refused like one that is no object.
  const sent = await parse(body).catch(() => undefined);
  const result = v.safeParse(schema, sent);
  return result.success ? { ok: true, value: result.output } : refuse(c, fieldErrorsOf(result.issues));
}
