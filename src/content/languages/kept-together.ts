// 112 and 108 stay free: what they stand in is looked for word by word.
const numberAndWord = /(?<!\b1(?:12|08))(?<=\d|\{(?:days|hours|months)\}) (?=\p{L})/gu;
// 'हेपेटाइटिस बी', 'स्टेज ए', 'एच. पाइलोरी'.
const letterOfName = /(?<=हेपेटाइटिस|स्टेज|एच\.) (?=\p{L})/gu;
// 'एक-दो', and where a single letter stands beside the hyphen: 'बी-सेल', 'दिन-ब-दिन'.
const shortHyphen = /(?<=(?<![\p{L}\p{M}])(?:\p{L}\p{M}*|एक|दो)-)(?=\p{L})|(?<=\p{L}\p{M}*-)(?=\p{L}\p{M}*-)/gu;
// The reference of a request: 'GI-7K3Q-92'.
const inReference = /(?<=\bGI-|\bGI-[A-Z\d]{4}-)(?=[A-Z\d])/g;

const textKept = (text: string) =>
  text.replace(numberAndWord, '\u00a0').replace(letterOfName, '\u00a0').replace(shortHyphen, '\u2060').replace(inReference, '\u2060');

/** The texts of a language with what belongs together on one line: '23 दिन', '{days} दिन', 'हेपेटाइटिस बी', 'एक-दो', 'GI-7K3Q-92'. */
export function keptTogether<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return textKept(texts) as Texts;
  if (Array.isArray(texts)) return texts.map((each) => keptTogether(each)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, keptTogether(each)])) as Texts;
}
