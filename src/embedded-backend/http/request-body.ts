import type { Context } from 'hono';
import * as v from 'valibot';
import { readBytes } from '#backend/http/read-bytes.ts';
import { type FieldErrors, fieldErrorsOf, notText } from '#schemas/fields.ts';

/** A parsed body, or the response that refuses it. The response names fields and rules, never the values sent. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; refusal: Response };

const maxJsonBytes = 64 * 1024;
// 512 KB of picture, 512 KB of text, and the multipart syntax.
const maxFormBytes = 1_200 * 1024;

const refusedMessage = 'Some fields are missing or not usable.';

export async function readJson<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<Parsed<T>> {
  return read(c, schema, maxJsonBytes, async (body) =>
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await body.arrayBuffer())),
  );
}

/** Reads a multipart form. Of a field that is sent twice the last value counts. */
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
  // An unparsable body is refused like one that is not an object.
  const sent = await parse(body).catch(() => undefined);
  const result = v.safeParse(schema, sent);
  return result.success ? { ok: true, value: result.output } : badRequest(c, fieldErrorsOf(result.issues));
}

/** Text of at most `maxLength` characters; '' when it is missing. */
export function text(maxLength: number) {
  return v.optional(v.pipe(v.string(notText), v.maxLength(maxLength, `Use ${maxLength} characters or fewer.`)), '');
}

export function requiredText(maxLength: number) {
  return v.pipe(text(maxLength), v.regex(/\S/, 'This is required.'));
}

export function choice<const T extends string>(choices: ReadonlyArray<T>) {
  return v.optional(v.picklist([...choices, '' as const], 'This is not one of the choices.'), '');
}

// Another site that forwards here (its BACKEND_URL) puts its reference in front of the visitor's text.
export const roomForForwardedReference = 200;
export const notAnObject = 'This must be an object.';

const maxKeyLength = 200;

/** Returns the request's Idempotency-Key, or a generated one, because every row has a key. */
export function idempotencyKeyOf(c: Context): Parsed<string> {
  const key = c.req.header('idempotency-key') || crypto.randomUUID();
  return key.length > maxKeyLength
    ? badRequest(c, { 'Idempotency-Key': [`Use ${maxKeyLength} characters or fewer.`] })
    : { ok: true, value: key };
}

// A hundred rows with the longest texts stay below the 2 MB limit of the site's client.
const rowsPerPage = 100;

type Read = (range: { before: number; limit: number }) => Promise<ReadonlyArray<{ id: number }>>;

/** Answers with one page of rows, latest first; `?after=` is the last id of the page before, and `next` that of this one, if more follow. */
export async function paginate(c: Context, read: Read): Promise<Response> {
  const after = c.req.query('after') ?? String(Number.MAX_SAFE_INTEGER);
  if (!/^\d{1,16}$/.test(after)) return badRequest(c, { after: ['This must be the id of a row.'] }).refusal;
  const results = await read({ before: Number(after), limit: rowsPerPage + 1 });
  const data = results.slice(0, rowsPerPage);
  return c.json({ data, next: results.length > rowsPerPage ? (data.at(-1)?.id ?? null) : null });
}
