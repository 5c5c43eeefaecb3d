import { boundedBytes } from '#backend/bounded-bytes.ts';

/** The largest form that is read (architecture, section 1). */
export const largestForm = 16 * 1024;
// Long enough for 16 KB over the poorest connection; a sender of one byte a second is let go.
const patience = 15_000;

export type FormBody =
  | { ok: true; fields: Readonly<Record<string, unknown>>; asPage: boolean }
  | { ok: false; outcome: 'too-large' | 'unsupported-type' | 'invalid' };

// A length that the sender claims may lie: it is believed when it says too much, and otherwise what arrives is counted.
async function boundedText(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > largestForm) return undefined;
  const hurry = new AbortController();
  const timer = setTimeout(() => hurry.abort(), patience);
  try {
    const body = request.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: hurry.signal }) ?? null;
    const { bytes, cut } = await boundedBytes(body, largestForm);
    return cut ? undefined : new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } finally {
    clearTimeout(timer);
  }
}

function plainRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Record<string, unknown>;
}

/** Reads a posted form, JSON or URL-encoded, of at most 16 KB. `asPage` is true for a browser's own form post. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const asPage = type === 'application/x-www-form-urlencoded';
  if (type !== 'application/json' && !asPage) return { ok: false, outcome: 'unsupported-type' };
  try {
    const text = await boundedText(request);
    if (text === undefined) return { ok: false, outcome: 'too-large' };
    const fields = plainRecord(asPage ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text));
    return fields ? { ok: true, fields, asPage } : { ok: false, outcome: 'invalid' };
  } catch {
    return { ok: false, outcome: 'invalid' };
  }
}
