import { addressAsRead, addressIn, doctorName, phoneAsRead, whatsappLink, whatsappLinkWith } from '#content/contact-links.ts';
import { fillWords } from '#content/fill-words.ts';
import { english, findTranslated, type Language } from '#content/languages.ts';
import { hoursAsRead, openAsRead, openIn, timesFirst } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import type { TimeWords } from '#content/promise-as-read.ts';
import { turnstileSiteKey } from '#content/robot-check.ts';
import { dateIn } from './dates.ts';
import type { text as errors } from './en/form-errors.ts';
import type { text as pages } from './en/form-pages.ts';
import type { text as privacy } from './en/privacy.ts';
import type { text as withdrawal } from './en/withdrawal.ts';
import type { FormWords } from './form-words.ts';
import { keptTogether } from './kept-together.ts';
import type { Translated } from './translated.ts';

/** A section of the notice at /privacy. */
export type NoticeSection = { title: string; paragraphs: ReadonlyArray<string>; list?: ReadonlyArray<string> };

type Files = {
  forms: FormWords;
  'form-errors': Translated<typeof errors>;
  'form-pages': Translated<typeof pages>;
  privacy: Omit<Translated<typeof privacy>, 'sections'> & { sections: ReadonlyArray<NoticeSection> };
  withdrawal: Translated<typeof withdrawal>;
  practice: {
    names: Readonly<Record<'practice' | 'city' | 'doctor' | 'officer' | 'street' | 'locality' | 'region', string>>;
    whatsappText: string;
  };
  words: { nav: { breadcrumb: string } };
};

// Only what the forms need: the Worker carries it.
type FormFile = { text: unknown; times: TimeWords };
const files = import.meta.glob<FormFile>(
  ['./*/{forms,form-errors,form-pages,privacy,withdrawal,practice,times,words}.ts', '!./en/practice.ts', '!./en/words.ts'],
  { eager: true },
);

/** The same texts with their gaps filled, but for those that none of these facts fills. */
function filled<Texts>(texts: Texts, facts: Readonly<Record<string, string>>): Texts {
  if (typeof texts === 'string') return fillWords(texts, facts) as Texts;
  if (Array.isArray(texts)) return texts.map((each) => filled(each, facts)).filter((each) => each !== '') as Texts;
  return Object.fromEntries(Object.entries(texts as object).map(([key, each]) => [key, filled(each, facts)])) as Texts;
}

function hoursOf(times: TimeWords | undefined): Readonly<Record<'hours' | 'openHours', string>> {
  if (times) return { hours: openIn(times), openHours: openIn(times) };
  // The times stay on one line.
  return { hours: timesFirst(hoursAsRead(undefined, true)), openHours: openAsRead };
}

/** What the notice says of the check for robots: what is added to a request, and which other company is called, and when. */
export const robotCheckWords = (siteKey: string | null, words: { added: string; asked: string }) =>
  siteKey ? { robotAdded: words.added, robotAsked: words.asked } : { robotAdded: '', robotAsked: '' };

/**
 * Puts together what the forms of one language say, from the modules of its folder, by their paths below it: 'forms.ts'. Throws where
 * one is missing.
 */
export function formTextsFrom(language: Language, fileNamed: (file: string) => FormFile | undefined) {
  function textOf<Name extends keyof Files>(name: Name): Files[Name] {
    const file = fileNamed(`${name}.ts`);
    if (!file) throw new Error(`The language '${language.tag}' has no ${name}.ts.`);
    // An error stands alone beside its box, and is looked for as it is typed.
    const asTyped = language.tag === english.tag || name === 'form-errors';
    return (asTyped ? file.text : keptTogether(file.text)) as Files[Name];
  }
  const own = language.tag === english.tag ? undefined : textOf('practice');
  const names = own?.names;
  const times = fileNamed('times.ts')?.times;
  const { contact, answersWithinDays, keepsRequestMonths, grievanceOfficer, oneYearRule } = practice.privacy;
  const [pages, notice, back] = [textOf('form-pages'), textOf('privacy'), textOf('withdrawal')];
  const facts = {
    practice: names?.practice ?? practice.name,
    city: names?.city ?? practice.city,
    doctor: names?.doctor ?? doctorName,
    address: names ? addressIn(names) : addressAsRead,
    phone: phoneAsRead,
    contact,
    officer: names?.officer ?? grievanceOfficer,
    days: String(answersWithinDays),
    months: String(keepsRequestMonths),
    version: dateIn(language, notice.notice.version),
    withdraw: back.withdrawal.title,
    oneYear: notice.oneYear[oneYearRule],
    ...robotCheckWords(turnstileSiteKey, notice.robotCheck),
    ...hoursOf(times),
  };
  return {
    language,
    /** What breadcrumbs are called; undefined in English, whose banner knows. */
    breadcrumb: language.tag === english.tag ? undefined : textOf('words').nav.breadcrumb,
    /** Undefined for English, whose days and times are told by code. */
    times,
    openHours: facts.openHours,
    address: names ?? practice.address,
    whatsapp: own ? whatsappLinkWith(own.whatsappText) : whatsappLink,
    noticeDate: facts.version,
    forms: textOf('forms'),
    errors: textOf('form-errors'),
    // On a receipt the number is a link.
    pages: { ...filled(pages, facts), receiptPage: filled(pages.receiptPage, { practice: facts.practice }) },
    notice: filled(notice, facts),
    withdrawal: filled(back.withdrawal, facts),
  };
}

/** All that forms, receipts and the privacy pages say in one language. */
export type FormTexts = ReturnType<typeof formTextsFrom>;

const made = new Map<string, FormTexts>();

export function formTextsIn(language: Language): FormTexts {
  const texts = made.get(language.tag) ?? formTextsFrom(language, (file) => files[`./${language.tag}/${file}`]);
  made.set(language.tag, texts);
  return texts;
}

/** The language that a form names; English for one that is not of the table, because no request may be lost to it. */
export const languageOfForm = (tag: string | null | undefined): Language => findTranslated(tag) ?? english;
