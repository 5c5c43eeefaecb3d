import { readBodyWithin } from '#edge/http/read-body.ts';

/** Limits a form's JSON, and the decoded text of a browser's own post. */
export const maxFormBytes = 16 * 1024;
// A browser without script encodes a Hindi character of three bytes as nine, so 4,000 of them take 36,000.
const largestEncoded = 64 * 1024;

type Fields = Readonly<Record<string, unknown>>;

/** `asPage` is true for a browser's own form post. A post that is too large keeps its fields if they could be read. */
export type FormBody =
  | { ok: true; fields: Fields; asPage: boolean }
  | { ok: false; outcome: 'too-large' | 'too-slow' | 'unsupported-type' | 'invalid'; fields?: Fields };

function plainRecord(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Record<string, unknown>;
}

function fromJson(text: string): FormBody {
  const fields = plainRecord(JSON.parse(text));
  return fields ? { ok: true, fields, asPage: false } : { ok: false, outcome: 'invalid' };
}

function fromPage(text: string): FormBody {
  const sent = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(sent);
  const decoded = new TextEncoder().encode(sent.flat().join('')).length;
  return decoded > maxFormBytes ? { ok: false, outcome: 'too-large', fields } : { ok: true, fields, asPage: true };
}

/** Reads a posted form, JSON or URL-encoded, of at most 16 KB. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const asPage = type === 'application/x-www-form-urlencoded';
  if (type !== 'application/json' && !asPage) return { ok: false, outcome: 'unsupported-type' };
  try {
    const read = await readBodyWithin(request.body, asPage ? largestEncoded : maxFormBytes);
    if (read.kind !== 'whole') return { ok: false, outcome: read.kind };
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(read.bytes);
    return asPage ? fromPage(text) : fromJson(text);
  } catch {
    return { ok: false, outcome: 'invalid' };
  }
}
