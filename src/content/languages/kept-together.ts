// 112 and 108 stay free: what they stand in is looked for word by word.
const numberAndWord = /(?<!\b1(?:12|08))(?<=\d|\{(?:days|hours|months)\}) (?=\p{L})/gu;

/** The texts of a language with every number on one line with the word behind it: '23 दिन', '{days} दिन'. */
export function keptTogether<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return texts.replace(numberAndWord, '\u00a0') as Texts;
  if (Array.isArray(texts)) return texts.map((each) => keptTogether(each)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, keptTogether(each)])) as Texts;
}
