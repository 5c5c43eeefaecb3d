/** What the desk says after an action, above the next screen. Only the key stands in the address, so nobody's words do. */
const sentences = {
  'signed-out': 'You are signed out.',
  'draft-saved': 'The draft is saved.',
  'draft-restored': 'The earlier text is the draft now.',
  'article-published': 'Published. Readers see it within a minute.',
  'article-corrected': 'The correction is published, with its date.',
  'article-planned': 'It goes out by itself at that time.',
  'article-unplanned': 'It does not go out by itself any more.',
  'article-taken-back': 'Taken back. Its address tells readers why.',
  'picture-added': 'The picture is added to the draft.',
  'picture-removed': 'The picture is taken from the head of the article.',
} as const;

export type SaidKey = keyof typeof sentences;

export const isSaid = (key: string): key is SaidKey => Object.hasOwn(sentences, key);
export const sentenceOf = (key: SaidKey): string => sentences[key];
