import { hashOf } from '#content/languages/hash.ts';
import type { Translation } from './translations.ts';

const block = /^ {2}of: \{[^}]*\},$/m;
const keyOf = (part: string) => (/^[a-zA-Z_]\w*$/.test(part) ? part : `'${part}'`);
const widest = 140;

/** The text of a file with the hashes of the present English in its `of`. Throws where the file has none. */
export function acceptedIn(
  source: string,
  { file, english, text, partial }: Pick<Translation, 'file' | 'english' | 'text' | 'partial'>,
): string {
  if (!block.test(source)) throw new Error(`${file} has no line '  of: { … },'.`);
  const entries = Object.keys(english)
    .filter((part) => !partial || part in text)
    .map((part) => `${keyOf(part)}: '${hashOf(english[part])}'`);
  const inOneLine = `  of: { ${entries.join(', ')} },`;
  const written = inOneLine.length <= widest ? inOneLine : `  of: {\n${entries.map((entry) => `    ${entry},\n`).join('')}  },`;
  return source.replace(block, () => written);
}
