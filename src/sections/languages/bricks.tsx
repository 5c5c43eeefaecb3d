import type { ReactNode } from 'react';
import { dateIn } from '#content/languages/dates.ts';
import { fill } from '#content/languages/fill.ts';
import { listed } from '#content/languages/list.ts';
import type { Texts } from '#content/languages/texts.ts';
import { practice } from '#content/practice.ts';
import type { ReviewState } from '#content/review.ts';
import { BreadcrumbBanner, type Crumb } from '#sections/breadcrumb-banner.tsx';
import { inOrder } from '#ui/in-order.ts';
import { linksIn } from './links.ts';

type Words = Pick<Texts, 'words'>;

/** The banner of a page in another language. `view` is decoration here. */
export function Banner({
  texts,
  crumbs = [],
  title,
  text,
  src,
}: {
  texts: Pick<Texts, 'language' | 'words'>;
  crumbs?: ReadonlyArray<Crumb>;
  title: string;
  text?: string;
  src?: string | null;
}) {
  const { home } = linksIn(texts);
  return (
    <BreadcrumbBanner
      headText={title}
      items={[{ label: home.name, href: home.href }, ...crumbs, { label: title }]}
      label={texts.words.nav.breadcrumb}
      {...(text && { text })}
      {...(src !== undefined && { view: src === null ? null : { src, alt: '' } })}
    />
  );
}

/** The languages in which the practice speaks, in one of them. */
export const spokenIn = ({ language, words: { spoken } }: Pick<Texts, 'language' | 'words'>): string =>
  listed(
    language.lang,
    practice.doctor.languages.map((name) => spoken[name]),
  );

/** Says of a page that it is not the practice's last word. */
export const Caution = ({ words }: { words: string }) => (
  <p className="mb-6 max-w-reading rounded-md border-2 border-dashed border-edge p-4 font-semibold print:mb-1 print:p-1">{words}</p>
);

/** Says who has signed the text in this language, or that nobody has. */
export function Reviewed({ texts, review }: { texts: Pick<Texts, 'language' | 'words' | 'practice'>; review: ReviewState }) {
  const { language, words, practice } = texts;
  if (review.state !== 'signed') return <Caution words={words.language.unreviewed} />;
  const [date, next] = [dateIn(language, review.on), dateIn(language, review.next)];
  return (
    <p className="mb-6 max-w-reading border-l-4 border-brand-300 pl-4 text-sm text-soft">
      {fill(words.language.reviewed, { doctor: practice.names.doctor, date, next })}
      {/* boot.ts shows this from the day after, because the page may be read long after its build. */}
      <span className="font-semibold text-urgent" data-due={review.next} hidden>
        {` (${words.language.overdue})`}
      </span>
    </p>
  );
}

/** Says that the English has changed since. */
export function Updating({ texts: { words }, when }: { texts: Words; when: boolean }) {
  return when && <p className="mb-3 border-l-4 border-urgent pl-3 font-semibold text-urgent">{words.language.updating}</p>;
}

export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="mt-10 print:mt-4" {...(id && { id })}>
      <h2 className="mb-4 text-2xl print:mb-1 print:text-lg">{title}</h2>
      {children}
    </section>
  );
}

export function Bullets({ items }: { items: ReadonlyArray<ReactNode> }) {
  return (
    <ul className="max-w-reading list-disc space-y-2 pl-list print:space-y-0.5">
      {inOrder(items).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  );
}

/** The look of a link to a part of the page. */
// Not half-round: a name may take several lines, and the border would cut the first and the last.
export const chip = 'inline-flex min-h-11 items-center gap-1.5 rounded-lg border-2 bg-surface px-3.5 py-1 font-semibold hover:underline';

/** A long text in short paragraphs. */
export const Paragraphs = ({ lines }: { lines: ReadonlyArray<ReactNode> }) =>
  inOrder(lines).map(({ key, item }) => (
    <p className="mt-2 first:mt-0 print:mt-0.5" key={key}>
      {item}
    </p>
  ));

/** Names, each with what is said of it. */
export function Terms({
  terms,
  look = 'max-w-reading',
  row,
}: {
  terms: ReadonlyArray<readonly [name: ReactNode, words: ReactNode]>;
  look?: string;
  row?: string;
}) {
  return (
    <dl className={`grid gap-4 print:gap-1 ${look}`}>
      {inOrder(terms).map(({ key, item: [name, words] }) => (
        <div className={row} key={key}>
          <dt className="font-semibold">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'In an emergency call 112 or 108', whose numbers are phone links. */
export function EmergencyLine({ texts: { words }, className = '' }: { texts: Pick<Texts, 'words'>; className?: string }) {
  return (
    <p className={`font-semibold text-emergency ${className}`}>
      {inOrder(words.care.inAnEmergency.split(/(\d+)/)).map(({ key, item }) =>
        /^\d/.test(item) ? (
          <a className="-mx-2 -my-2.5 inline-flex min-h-11 items-center px-2 underline underline-offset-4" href={`tel:${item}`} key={key}>
            {item}
          </a>
        ) : (
          item
        ),
      )}
    </p>
  );
}

export function EmergencyCalls({ texts: { words } }: { texts: Words }) {
  return (
    <p className="mt-3 flex flex-wrap gap-3">
      {['112', '108'].map((number) => (
        <a
          className="inline-flex min-h-12 items-center rounded-full border-2 border-emergency bg-surface px-5 font-semibold text-emergency"
          href={`tel:${number}`}
          key={number}
        >
          {fill(words.nav.callNumber, { number })}
        </a>
      ))}
    </p>
  );
}

/** A row of links; what is in English says so. */
export function Links({
  texts: { words },
  links,
}: {
  texts: Words;
  links: ReadonlyArray<{ name: string; href: string; translated: boolean }>;
}) {
  return (
    <ul>
      {links.map(({ name, href, translated }) => (
        <li className="border-b border-line" key={href}>
          <a
            className="flex min-h-12 wrap-anywhere flex-wrap items-center gap-x-2 py-2 font-semibold text-brand hover:underline"
            href={href}
          >
            {translated ? (
              name
            ) : (
              <>
                <span lang="en-IN">{name}</span>
                <span className="text-sm font-normal text-soft">({words.language.inEnglish})</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
