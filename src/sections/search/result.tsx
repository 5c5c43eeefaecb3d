import { languageOf } from '#content/also-called.ts';
import { partLinks } from '#content/cost-link.ts';
import { kindLabels } from '#content/search/page-words.ts';
import type { Urgency } from '#content/triage/rule.ts';
import type { ResultLink, TranslatedLink } from '#search/results.ts';
import { PartLinks } from '#ui/part-links.tsx';

export const urgencyLooks = {
  emergency: { row: 'border-l-emergency', words: 'font-semibold text-emergency' },
  'same-day': { row: 'border-l-urgent', words: 'font-semibold text-urgent' },
  'within-days': { row: 'border-l-urgent', words: 'font-semibold text-urgent' },
  routine: { row: 'border-l-brand', words: 'text-soft' },
} as const satisfies Record<Urgency, { row: string; words: string }>;

/** A page in the language of the query, and what it was asked. */
export function InLanguage({ language, name, href, answer }: TranslatedLink & { answer?: string | undefined }) {
  return (
    <p className="relative z-10 w-fit" lang={language.lang}>
      {answer && <span className="block font-semibold">{answer}</span>}
      <a className="inline-block py-2 font-semibold text-brand underline underline-offset-4" href={href}>
        {language.name}: {name}
      </a>
    </p>
  );
}

/** The answer to what a query asks of the opening hours, also in the query's language. */
export type HoursAnswer = { words: string; inLanguage?: string | undefined };

/** One page: what it is, its name, and what it says; of a complaint how soon, of an operation the price; and the page in the query's language. */
export function Result({
  inLanguage,
  hours,
  ...page
}: ResultLink & { inLanguage: TranslatedLink | undefined; hours?: HoursAnswer | undefined }) {
  const { name, href, about, kind, place, urgency, price } = page;
  const look = urgency && urgencyLooks[urgency];
  return (
    <li
      className={`relative rounded-md border border-line bg-surface px-5 py-4 hover:border-brand ${look ? `border-l-4 ${look.row}` : ''}`}
    >
      <p className="text-sm text-soft">{place ? `${kindLabels[kind]} · ${place}` : kindLabels[kind]}</p>
      <a
        className="text-lg leading-tight font-semibold text-brand hover:underline after:absolute after:inset-0"
        href={href}
        lang={languageOf(name)}
      >
        {name}
      </a>
      {hours && <p className="mt-1 font-semibold">{hours.words}</p>}
      {inLanguage && <InLanguage {...inLanguage} answer={hours?.inLanguage} />}
      {price && <p className="mt-1 font-semibold tabular-nums">{price}</p>}
      {about && <p className={`mt-1 ${look?.words ?? 'text-soft'}`}>{about}</p>}
      <PartLinks className="relative z-10 -mb-2 w-fit" links={kind === 'treatment' ? partLinks(page) : []} />
    </li>
  );
}
