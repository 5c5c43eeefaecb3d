/** Writes bytes in lower-case hexadecimal. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads what `hex` wrote. */
export const unhex = (text: string): ReadonlyArray<number> => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** Returns the first `characters` characters of a SHA-256 in hexadecimal. */
export async function sha256Hex(content: string | Uint8Array, characters: number): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : (content as Uint8Array<ArrayBuffer>);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return hex(digest.subarray(0, characters / 2));
}
