import type { Element, Nodes, Root } from 'hast';
import { textOf } from '#blog/article/excerpt.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { bareNumbersIn, escaped, readabilityOf, refusedPhrasesIn, sentencesOf, wordsOf } from '#checks/plain-language.ts';
import { glossary } from '#content/glossary.ts';
import { practice } from '#content/practice.ts';

// Beginnings of words. False positives are cheap: news that is asked for sources costs a glance, a missed medical article more.
const beginnings =
  'pain|ache|aching|bleed|blood|stool|motions?\\b|vomit|nause|fever|jaundic|swell|swollen|lump|cancer|tumou?r|disease|illness|infect|symptom|diagnos|' +
  'treat|therap|medicin|medication|tablet|pills?\\b|capsule|dose|dosage|dosing|drugs?\\b|antibiotic|painkiller|steroid|supplement|vitamin|vaccin|cure[sd]?\\b|curing|' +
  'heal(?:s|ed|ing)?\\b|surger|surgical|operations?\\b|operated|procedure|endoscop|colonoscop|gastroscop|laparoscop|keyhole|robot|scan(?:s|ned|ning)?\\b|ultrasound|' +
  'x-?rays?\\b|biops|ana?esthe|stitch|wound|scars?\\b|stents?\\b|hernia|gall|bile|liver|pancrea|stomach|bowel|intestin|colon\\b|colorect|rectum|rectal|anus|anal\\b|' +
  'o?esophag|belly|bellies|tumm|abdom|piles\\b|ha?emorrhoid|fissure|fistula|polyp|ulcer|reflux|acidity|heartburn|indigest|digest|constipat|diarrh|bloat|gassy|' +
  'cirrhosis|fatty|hepat|cysts?\\b|crohn|colitis|obstruct|perforat|append(?:ix|icitis|ectom)|diabet|obes|overweight|weight[- ]loss|diet|nutrition|fib(?:re|er)s?\\b|' +
  'alcohol|smok|tobacco|eat(?:s|en|ing)?\\b|drink|fasting|foods?\\b|exercis|risks?\\b|surviv|mortality|complication|side[- ]effects?\\b|recover|screening|pregnan|' +
  'virus|viral|bacteri|germs?\\b|remed(?:y|ies)|ayurved|homo?eopath|herbal|turmeric|detox|cleans|probiotic|gluten|lactose|immun|palliative|incontinen|groin|bulg|' +
  'warning signs?\\b|guideline|study|studies|trials?\\b|quality of life|research|tests?\\b|meals?\\b|breakfast|lunch|toilet|harm';
const terms = Object.keys(glossary).map((term) => `${escaped(term)}\\b`);
const medical = new RegExp(`\\b(?:${[beginnings, ...terms].join('|')})[\\p{L}-]*`, 'giu');

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
// Figures that are always medical: a share of people, a dose, a size.
const figure = new RegExp(
  `\\d\\s*%|\\bper ?cent\\b|\\b${count} (?:in|out of|of every) (?:every )?${count}\\b|\\b\\d[\\d.,]*\\s?(?:mg|mcg|ml|kg|cm|mm|iu|kcal)\\b|\\b(?:half|a third|a quarter|two thirds|three quarters) of (?:all |the )?(?:people|patients|women|men|children|babies)\\b`,
  'iu',
);

// The word list is English only.
const devanagari = /\p{Script=Devanagari}/gu;

/**
 * Returns the words that make a text look medical; empty when only a figure or an unknown script does. Undefined when it is
 * plainly not medical, such as a notice of closed days.
 */
export function medicalWordsIn(text: string): ReadonlyArray<string> | undefined {
  // The practice's name contains 'GI Surgery'.
  const plain = text.replaceAll(practice.name, ' ');
  const words = [...new Set((plain.match(medical) ?? []).map((word) => word.toLowerCase()))];
  if (words.length > 0) return words;
  const isUnreadable = (plain.match(devanagari) ?? []).length * 4 > (plain.match(/\p{L}/gu) ?? []).length;
  return isUnreadable || figure.test(plain) ? [] : undefined;
}

const months =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';
const ordinal = '\\d{1,2}(?:st|nd|rd|th)?';
const notMedical = [
  new RegExp(`\\b${ordinal}(?:\\s*(?:–|-|to|and|until)\\s*${ordinal})?\\s+(?:of\\s+)?(?:${months})\\b(?:,?\\s+20\\d\\d)?`, 'g'),
  new RegExp(`\\b(?:${months})\\s+(?:20\\d\\d|${ordinal}(?:,?\\s+20\\d\\d)?)\\b`, 'g'),
  /(?:\+91[\s-]?)?\b\d{5}[\s-]?\d{5}\b|\b0\d{2,4}[\s-]\d{3,4}[\s-]?\d{4}\b/g,
  /(?:₹|\bRs\.?|\bINR)\s*\d[\d,.]*/g,
];

/** Removes dates, phone numbers and prices, which need no source. */
export const withoutPlainFigures = (text: string): string => notMedical.reduce((left, pattern) => left.replace(pattern, ' '), text);

export type ArticleReport = {
  words: number;
  grade: number;
  medianSentence: number;
  sources: number;
  /** Whether it looks medical, and so needs sources. */
  medical: boolean;
  problems: ReadonlyArray<string>;
};

// Sections under these headings are not running text.
const listings = /^(?:references|corrections|read more on this site)$/i;
const holdsBlock = new Set(['ul', 'ol', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'div', 'dl']);
const maxListed = 5;

const squeezed = (node: Nodes) => textOf(node).replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
const isElement = (node: Nodes): node is Element => node.type === 'element';

type Block = { text: string; cited: ReadonlyArray<number> };

function numbersIn(node: Nodes): ReadonlyArray<number> {
  if (isElement(node) && node.tagName === 'sup') {
    const [only] = node.children;
    const number = only?.type === 'text' ? /^\[(\d{1,3})\]$/.exec(only.value)?.[1] : undefined;
    return number ? [Number(number)] : [];
  }
  return 'children' in node ? node.children.flatMap(numbersIn) : [];
}

function blocksOf(nodes: ReadonlyArray<Nodes>): ReadonlyArray<Block> {
  return nodes.filter(isElement).flatMap((node): ReadonlyArray<Block> => {
    if (holdsBlock.has(node.tagName)) return blocksOf(node.children);
    if (!['p', 'li', 'td', 'dd'].includes(node.tagName)) return [];
    const inner = node.children.filter(
      (child) => isElement(child) && (child.tagName === 'ul' || child.tagName === 'ol' || child.tagName === 'p'),
    );
    if (inner.length > 0) return blocksOf(inner);
    return [{ text: squeezed(node), cited: numbersIn(node) }];
  });
}

function imagesIn(node: Nodes): ReadonlyArray<Element> {
  if (isElement(node) && node.tagName === 'img') return [node];
  return 'children' in node ? node.children.flatMap(imagesIn) : [];
}

/** Splits a body into running text, headings and the number of references. */
function partsOf(body: Root) {
  const text: Nodes[] = [];
  const headings: string[] = [];
  let references = 0;
  let listing = false;
  for (const node of body.children) {
    if (isElement(node) && /^h[2-6]$/.test(node.tagName)) {
      const heading = squeezed(node);
      headings.push(heading);
      if (node.tagName === 'h2') listing = listings.test(heading);
    } else if (!listing) text.push(node);
    else if (isElement(node) && node.tagName === 'ol' && /^references$/i.test(headings.at(-1) ?? ''))
      references = node.children.filter((child) => isElement(child) && child.tagName === 'li').length;
  }
  return { text, headings, references };
}

const shortened = (sentence: string) => (sentence.length > 90 ? `${sentence.slice(0, 88).trimEnd()}…` : sentence);

function withoutReferences(words: ReadonlyArray<string>): string {
  const named = words.slice(0, 3).map((word) => `“${word}”`);
  const why = named.length > 0 ? `No references, and it speaks of ${named.join(', ')}.` : 'No references.';
  return `${why} End with “## References” and a numbered list. News that claims nothing medical needs none.`;
}

/**
 * Reports on an article as the content report does on a page: readability, figures without a source, phrases that the rules of
 * medical advertising refuse. It is advice, and publishing stays the doctor's decision. News of the practice needs no sources.
 */
export function reportOf(title: string, html: string, mediaHosts: ReadonlyArray<string>): ArticleReport {
  const body = sanitisedBody(html, mediaHosts);
  const { text, headings, references } = partsOf(body);
  const blocks = blocksOf(text).filter(({ text: words }) => words !== '');
  const { words, grade, medianSentence } = readabilityOf(blocks.map((block) => block.text));
  const cited = new Set(blocks.flatMap((block) => block.cited));
  const medicalWords = medicalWordsIn([title, ...headings, ...blocks.map((block) => block.text)].join('\n'));
  const medical = words > 0 && medicalWords !== undefined;
  const isBare = ({ text: words, cited: numbers }: Block) => numbers.length === 0 && bareNumbersIn(withoutPlainFigures(words)).length > 0;
  const unsourced = medical ? blocks.filter(isBare) : [];
  const long = blocks.flatMap((block) => sentencesOf(block.text)).filter((sentence) => wordsOf(sentence).length > 35);
  const refused = [...new Set(blocks.flatMap((block) => refusedPhrasesIn(block.text)))];
  const withoutAlt = imagesIn(body).filter(({ properties }) => !properties.alt).length;
  return {
    words,
    grade: words === 0 ? 0 : grade,
    medianSentence,
    sources: references,
    medical,
    problems: [
      ...(words > 0 && grade > 8 ? [`Reading grade ${grade.toFixed(1)}; 8 at the most. Use shorter words and sentences.`] : []),
      ...unsourced.slice(0, maxListed).map((block) => `A figure without a source: “${shortened(block.text)}”`),
      ...(unsourced.length > maxListed ? [`${unsourced.length - maxListed} more figures without a source.`] : []),
      ...(medical && references === 0 ? [withoutReferences(medicalWords)] : []),
      ...[...cited].filter((number) => number > references).map((number) => `[${number}] is not in the list of references.`),
      ...Array.from({ length: references }, (_, at) => at + 1)
        .filter((number) => !cited.has(number))
        .map((number) => `Reference ${number} is not cited in the text.`),
      ...long.slice(0, maxListed).map((sentence) => `A sentence over 35 words: “${shortened(sentence)}”`),
      ...refused.slice(0, maxListed).map((phrase) => `A phrase that the rules refuse: “${phrase}”`),
      ...(withoutAlt > 0
        ? [`${withoutAlt === 1 ? 'A picture has' : `${withoutAlt} pictures have`} no words for those who cannot see it.`]
        : []),
      ...(medical && words > 150 && !headings.some((heading) => /^when to get help$/i.test(heading))
        ? ['No part “When to get help”.']
        : []),
    ],
  };
}
