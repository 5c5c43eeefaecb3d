import * as v from 'valibot';
import type { Reply } from '#backend/types.ts';
import { readBytes } from './read-bytes.ts';

const maxJsonBytes = 2 * 1024 * 1024;
const maxAcknowledgementBytes = 64 * 1024;
const maxErrorBytes = 64 * 1024;
const maxErrorText = 2_000;

/** Parses a success's body by the schema; `malformed` names the failed check, never the contents. Rejects when the connection breaks. */
export async function readJsonBody<T>(response: Response, schema: v.GenericSchema<unknown, T>): Promise<Reply<T>> {
  const { bytes, truncated } = await readBytes(response.body, maxJsonBytes);
  if (truncated) return malformed('over 2 MB');
  const json = parseJsonBytes(bytes);
  if (!json.ok) return json;
  const result = v.safeParse(schema, json.value);
  return result.success
    ? { ok: true, value: result.output }
    : malformed(`not the expected shape at '${v.getDotPath(result.issues[0]) ?? ''}'`);
}

/**
 * Accepts an empty body or any JSON of up to 64 KB. A web page comes from a login or maintenance page in front of the backend, which
 * took nothing. Rejects when the connection breaks.
 */
export async function readAcknowledgement(response: Response): Promise<Reply<null>> {
  const { bytes, truncated } = await readBytes(response.body, maxAcknowledgementBytes);
  if (truncated) return malformed('too-large');
  const text = (decodeUtf8(bytes) ?? '\ufffd').trim();
  if (text === '' || parseJson(text) !== undefined) return { ok: true, value: null };
  return malformed(/html/i.test(response.headers.get('content-type') ?? '') || text.startsWith('<') ? 'html' : 'not-json');
}

/** Reads an error's body: JSON, or its text cut at 2,000 characters, or null. Rejects when the connection breaks. */
export async function readErrorBody(response: Response): Promise<unknown> {
  const { bytes, truncated } = await readBytes(response.body, maxErrorBytes);
  const text = new TextDecoder().decode(bytes).trim();
  const json = truncated ? undefined : parseJson(text);
  return json ?? (text && json === undefined ? text.slice(0, maxErrorText) : null);
}

/** Parses bytes as JSON, after `wrap` has changed their text; malformed if they are not UTF-8 or not JSON. */
export function parseJsonBytes(bytes: Uint8Array, wrap = (text: string) => text): Reply<unknown> {
  const text = decodeUtf8(bytes);
  if (text === undefined) return malformed('not UTF-8');
  const json = parseJson(wrap(text));
  return json === undefined ? malformed('not JSON') : { ok: true, value: json };
}

export function malformed(why: string): { ok: false; failure: { kind: 'malformed'; why: string } } {
  return { ok: false, failure: { kind: 'malformed', why } };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
