import { hex } from '#backend/formats/hex.ts';

/** The SHA-256 of a text or of bytes, in hexadecimal, cut to so many characters. */
export async function sha256Hex(content: string | Uint8Array, characters: number): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content as Uint8Array<ArrayBuffer>);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex(digest.subarray(0, characters / 2));
}
