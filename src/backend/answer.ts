import * as v from 'valibot';
import { boundedBytes } from './bounded-bytes.ts';
import type { Reply } from './types.ts';

const longestAnswer = 2 * 1024 * 1024;
const longestAcknowledgement = 64 * 1024;
const longestErrorBody = 64 * 1024;
const longestErrorText = 2_000;

/** A success's body as the schema's output; `malformed` names the check that it failed, never what it holds. Rejects when the connection breaks. */
export async function readAnswer<T>(response: Response, schema: v.GenericSchema<unknown, T>): Promise<Reply<T>> {
  const { bytes, cut } = await boundedBytes(response.body, longestAnswer);
  if (cut) return malformed('over 2 MB');
  const text = decoded(bytes);
  if (text === undefined) return malformed('not UTF-8');
  const json = parsed(text);
  if (json === undefined) return malformed('not JSON');
  const result = v.safeParse(schema, json);
  return result.success
    ? { ok: true, value: result.output }
    : malformed(`not the expected shape at '${v.getDotPath(result.issues[0]) ?? ''}'`);
}

/**
 * Whether a success's body is one that a program wrote: empty, or JSON of up to 64 KB, whatever it holds. A web page is the login
 * or maintenance page of something in front of the backend, which took nothing. Rejects when the connection breaks.
 */
export async function readAcknowledgement(response: Response): Promise<Reply<null>> {
  const { bytes, cut } = await boundedBytes(response.body, longestAcknowledgement);
  if (cut) return malformed('too-large');
  const text = (decoded(bytes) ?? '\ufffd').trim();
  if (text === '' || parsed(text) !== undefined) return { ok: true, value: null };
  return malformed(/html/i.test(response.headers.get('content-type') ?? '') || text.startsWith('<') ? 'html' : 'not-json');
}

/** The server's error body: JSON where it is JSON, else its text cut at 2,000 characters, else null. Rejects when the connection breaks. */
export async function readErrorBody(response: Response): Promise<unknown> {
  const { bytes, cut } = await boundedBytes(response.body, longestErrorBody);
  const text = new TextDecoder().decode(bytes).trim();
  const json = cut ? undefined : parsed(text);
  return json ?? (text && json === undefined ? text.slice(0, longestErrorText) : null);
}

function malformed(why: string): { ok: false; failure: { kind: 'malformed'; why: string } } {
  return { ok: false, failure: { kind: 'malformed', why } };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
