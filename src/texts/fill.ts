import { addressAsRead, addressIn, doctorName, phoneAsRead } from '#content/contact-links.ts';
import { text as hindi } from '#content/languages/hi/practice.ts';
import { isLive } from '#content/live.ts';
import { marathiNames } from '#content/patient-texts/marathi-names.ts';
import type { TextLanguage } from '#content/patient-texts/seeds.ts';
import { dayIn, hoursIn, timeIn } from '#content/patient-texts/times.ts';
import { practice } from '#content/practice.ts';
import { oneLine } from '#schemas/plain-text.ts';

/** The fields that a text may name in braces, with their values. */
export const textFields = {
  name: 'the patient’s name',
  reference: 'the reference that the patient was shown',
  day: 'the day of the visit, once it is booked; of the call, once it is moved',
  time: 'the time of either',
  practice: 'the practice’s name',
  doctor: 'the doctor’s name',
  phone: 'the practice’s phone number',
  email: 'the practice’s e-mail address',
  address: 'the address',
  map: 'a link to the map',
  hours: 'the opening hours',
  fee: 'the fee of a first visit',
} as const;
export type TextField = keyof typeof textFields;

/** For a link of WhatsApp or e-mail, whose programs cut what is longer. */
export const longestText = 800;

/** Whom a text is for. `visitAt` is when they come, or are called instead, in milliseconds since 1970. */
export type TextAbout = { name: string; reference: string | null; visitAt: number | undefined };

/** A text with its fields filled in; or which of them have nothing to say. */
export type FilledText = { ok: true; text: string } | { ok: false; missing: ReadonlyArray<TextField> };

const isField = (name: string): name is TextField => Object.hasOwn(textFields, name);

/** Why a text cannot be saved, in a sentence; undefined if it can. */
export function textProblem(body: string): string | undefined {
  if (body === '') return 'Write the text. To have the first one back, use the button below.';
  if ([...body].length > longestText) return `Use ${longestText} characters or fewer. WhatsApp and e-mail programs cut what is longer.`;
  const unknown = [...body.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).find((name) => !isField(name));
  if (unknown !== undefined) return `There is no field {${unknown}}. Use one of those that are listed, in small letters.`;
  return /[{}]/.test(body.replace(/\{[^{}]*\}/g, '')) ? 'A bracket is missing: a field is written {name}.' : undefined;
}

const english = { practice: practice.name, doctor: doctorName, address: addressAsRead };
const names = {
  en: english,
  hi: { practice: hindi.names.practice, doctor: hindi.names.doctor, address: addressIn(hindi.names) },
  mr: marathiNames,
} satisfies Record<TextLanguage, Record<keyof typeof english, string>>;

function valuesOf(language: TextLanguage, { name, reference, visitAt }: TextAbout): Readonly<Record<TextField, string>> {
  const isVisitKnown = practice.visit.given || !isLive();
  return {
    name: oneLine(name),
    reference: reference ?? '',
    day: visitAt === undefined ? '' : dayIn(language, visitAt),
    time: visitAt === undefined ? '' : timeIn(language, visitAt),
    practice: names[language].practice,
    doctor: names[language].doctor,
    phone: phoneAsRead.replaceAll('\u00a0', ' '),
    email: practice.email,
    address: names[language].address.replaceAll('\u00a0', ' '),
    map: practice.map.directions,
    hours: hoursIn(language),
    // A sample on a live site: nobody may be told of it.
    fee: (isVisitKnown && practice.visit.fees[0]?.amount) || '',
  };
}

// Round brackets with a field in them, and the space in front.
const bracketed = / ?\([^(){}]*\{(\w+)\}[^(){}]*\)/g;

/** Fills a text in for one patient. A part in round brackets is left out where its field is empty. */
export function fillText(body: string, language: TextLanguage, about: TextAbout): FilledText {
  const values = valuesOf(language, about);
  const of = (name: string) => (isField(name) ? values[name] : '');
  const whole = body.replace(bracketed, (part, name: string) => (of(name) === '' ? '' : part));
  const named = [...whole.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const missing = [...new Set(named)].filter(isField).filter((name) => values[name] === '');
  // In one pass, so that a patient's name cannot bring in a field of its own.
  return missing.length > 0 ? { ok: false, missing } : { ok: true, text: whole.replace(/\{(\w+)\}/g, (_, name: string) => of(name)) };
}
