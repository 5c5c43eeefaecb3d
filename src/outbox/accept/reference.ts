// Without 0 O 1 I L, which sound or look alike when a reference is read over the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** 'GI-7K3Q-92' from uniformly random bytes; 32 of them are plenty. */
export function referenceFrom(bytes: Uint8Array): string {
  // A plain remainder would favour the first letters, so the bytes beyond the last full round are left out.
  const unbiased = [...bytes].filter((byte) => byte < 256 - (256 % alphabet.length));
  const letters = unbiased.slice(0, 6).map((byte) => alphabet[byte % alphabet.length]);
  return `GI-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** A reference as someone typed it, in the form in which it is stored. */
export function normalisedReference(typed: string): string {
  return typed.trim().toUpperCase();
}
