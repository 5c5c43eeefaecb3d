import { decodeHTMLStrict } from 'entities/decode';

/**
 * The character that a name such as 'hellip' refers to in Markdown, or false. The build of the desk takes it in place of the package
 * `decode-named-character-reference`: that has a table of its own, 11 KiB of the upload, beside the one that reads pasted HTML.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const reference = `&${name};`;
  const decoded = decodeHTMLStrict(reference);
  return decoded === reference ? false : decoded;
}
