import type { Context } from 'hono';
import * as v from 'valibot';
import { readBytes } from '#backend/http/read-bytes.ts';
import { type FieldErrors, fieldErrorsOf } from '#schemas/fields.ts';

/** A body that was taken, or the answer that refuses it; the answer names fields and rules, never what was sent. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; refusal: Response };

const maxJsonBytes = 64 * 1024;
// 512 KB of picture, 512 KB of text, and what wraps them.
const maxFormBytes = 1_200 * 1024;

const refusedMessage = 'Some fields are missing or not usable.';

export async function readJson<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Parsed<T>> {
  return read(c, schema, maxJsonBytes, async (body) =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer())),
  );
}

/** A multipart form; a field that is sent twice counts once, the last time. */
export async function readForm<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Parsed<T>> {
  return read(c, schema, maxFormBytes, async (body) => Object.fromEntries(await body.formData()));
}

export function badRequest(c: Context, errors: FieldErrors): { ok: false; refusal: Response } {
  return { ok: false, refusal: c.json({ message: refusedMessage, errors }, 400) };
}

async function read<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
  limit: number,
  parse: (body: Response) => Promise<unknown>,
): Promise<Parsed<T>> {
  const { bytes, truncated } = await readBytes(c.req.raw.body, limit);
  if (truncated) return { ok: false, refusal: c.json({ message: 'This is too large.' }, 413) };
  const body = new Response(bytes, { headers: { 'Content-Type': c.req.header('content-type') ?? '' } });
  // A body that cannot be parsed is refused like one that is no object.
  const sent = await parse(body).catch(() => undefined);
  const result = v.safeParse(schema, sent);
  return result.success ? { ok: true, value: result.output } : badRequest(c, fieldErrorsOf(result.issues));
}
