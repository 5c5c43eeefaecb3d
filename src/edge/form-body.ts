import { mostRead, patientBytes } from './patient-bytes.ts';

/** The largest form that is read (architecture, section 1). */
export const largestForm = 16 * 1024;

export type FormBody =
  | { ok: true; fields: Readonly<Record<string, unknown>>; asPage: boolean }
  | { ok: false; outcome: 'too-large' | 'unsupported-type' | 'invalid' };

// A length that the sender claims may lie, so what arrives is counted. Somewhat more than a form is read, so that one
// that is a little too long can be answered in peace.
async function boundedText(request: Request): Promise<string | undefined> {
  const { bytes } = await patientBytes(request.body, mostRead);
  return bytes.length > largestForm ? undefined : new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
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
