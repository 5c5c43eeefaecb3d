/** What the desk says after an action, above the next screen. Only the key stands in the address, so nobody's words do. */
const sentences = {
  'signed-out': 'You are signed out.',
  'page-signed': 'Signed. The site says so after its next build.',
  'signature-taken-back': 'Your signature is taken back.',
  'remark-kept': 'The remark is kept.',
  'remark-settled': 'The remark is settled.',
} as const;

export type SaidKey = keyof typeof sentences;

export const isSaid = (key: string): key is SaidKey => Object.hasOwn(sentences, key);
export const sentenceOf = (key: SaidKey): string => sentences[key];
