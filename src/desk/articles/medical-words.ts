import { glossary } from '#content/glossary.ts';
import { practice } from '#content/practice.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Beginnings of words. Rather one too many: news that is asked for sources costs a glance, an article that is not may cost more.
const beginnings =
  'pain|ache|aching|bleed|blood|stool|motions?\\b|vomit|nause|fever|jaundic|swell|swollen|lump|cancer|tumou?r|disease|illness|infect|symptom|diagnos|' +
  'treat|therap|medicin|medication|tablet|pills?\\b|capsule|dose|dosage|dosing|drugs?\\b|antibiotic|painkiller|steroid|supplement|vitamin|vaccin|cure[sd]?\\b|curing|' +
  'heal(?:s|ed|ing)?\\b|surger|surgical|operations?\\b|operated|procedure|endoscop|colonoscop|gastroscop|laparoscop|keyhole|robot|scan(?:s|ned|ning)?\\b|ultrasound|' +
  'x-?rays?\\b|biops|ana?esthe|stitch|wound|scars?\\b|stents?\\b|hernia|gall|bile|liver|pancrea|stomach|bowel|intestin|colon\\b|colorect|rectum|rectal|anus|anal\\b|' +
  'o?esophag|belly|bellies|tumm|abdom|piles\\b|ha?emorrhoid|fissure|fistula|polyp|ulcer|reflux|acidity|heartburn|indigest|digest|constipat|diarrh|bloat|gassy|' +
  'cirrhosis|fatty|hepat|cysts?\\b|crohn|colitis|obstruct|perforat|append(?:ix|icitis|ectom)|diabet|obes|overweight|weight[- ]loss|diet|nutrition|fib(?:re|er)s?\\b|' +
  'alcohol|smok|tobacco|eat(?:s|en|ing)?\\b|drink|fasting|foods?\\b|exercis|risks?\\b|surviv|mortality|complication|side[- ]effects?\\b|recover|screening|pregnan|' +
  'virus|viral|bacteri|germs?\\b|remed(?:y|ies)|ayurved|homo?eopath|herbal|turmeric|detox|cleans|probiotic|gluten|lactose|immun|palliative|incontinen|groin|bulg|' +
  'warning signs?\\b|guideline|study|studies|research|tests?\\b|meals?\\b|breakfast|lunch|toilet|harm';
const terms = Object.keys(glossary).map((term) => `${escaped(term)}\\b`);
const medical = new RegExp(`\\b(?:${[beginnings, ...terms].join('|')})[\\p{L}-]*`, 'giu');

const count = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';
// Figures that are medical in any sentence: a share of people, a dose, a size.
const figure = new RegExp(
  `\\d\\s*%|\\bper ?cent\\b|\\b${count} (?:in|out of|of every) (?:every )?${count}\\b|\\b\\d[\\d.,]*\\s?(?:mg|mcg|ml|kg|cm|mm|iu|kcal)\\b|\\b(?:half|a third|a quarter|two thirds|three quarters) of (?:all |the )?(?:people|patients|women|men|children|babies)\\b`,
  'iu',
);

// This list knows English alone.
const elsewhere = /\p{Script=Devanagari}/gu;

/**
 * Whether a text may say something medical, with the words of it that tell. Undefined when it is plainly something else, such
 * as on which days the practice is closed.
 */
export function medicalWordsIn(text: string): ReadonlyArray<string> | undefined {
  // 'GI Surgery' in a name is nobody's operation.
  const plain = text.replaceAll(practice.name, ' ');
  const words = [...new Set((plain.match(medical) ?? []).map((word) => word.toLowerCase()))];
  if (words.length > 0) return words;
  const isUnread = (plain.match(elsewhere) ?? []).length * 4 > (plain.match(/\p{L}/gu) ?? []).length;
  return isUnread || figure.test(plain) ? [] : undefined;
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

/** A text without its dates, phone numbers and prices: figures that need no study. */
export const withoutPlainFigures = (text: string): string => notMedical.reduce((left, pattern) => left.replace(pattern, ' '), text);
