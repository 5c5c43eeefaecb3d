import { languageOf } from '#content/also-called.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { foundIn } from '#content/languages/found-page.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { SearchTexts } from '#content/languages/search-texts.ts';
import { english } from '#content/languages.ts';
import type { NotOurs } from '#content/search/types.ts';
import type { ResultLink, SearchResults } from '#search/results.ts';
import { urgencyLooks } from '#sections/search/result.tsx';
import { Titled } from '#ui/titled.tsx';
import { Bullets, EmergencyCalls, Part } from './bricks.tsx';
import { linksIn } from './links.ts';

/** `said` is missing while it cannot be read: what is found is then shown in English. */
type In = { texts: FrameTexts; said: SearchTexts | undefined };

/** A page in this language, or in the one that it has. */
function Name({ texts: { language, words }, said, link }: In & { link: Pick<ResultLink, 'name' | 'href' | 'kind'> }) {
  const own = foundIn(language, said?.names ?? {}, link);
  const isEnglish = !own && !languageOf(link.name);
  return (
    <a
      className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-lg font-semibold wrap-anywhere text-brand hover:underline"
      href={own?.href ?? link.href}
    >
      <span lang={isEnglish ? english.lang : undefined}>{own?.name ?? link.name}</span>
      {isEnglish && <span className="text-sm font-normal text-soft">({words.language.inEnglish})</span>}
    </a>
  );
}

function Price({ said, price }: Pick<In, 'said'> & { price: string }) {
  const own = said?.prices[price];
  return (
    <p className="mb-2 font-semibold tabular-nums" lang={own ? undefined : english.lang}>
      {own ?? price}
    </p>
  );
}

/** Each page; of a complaint how soon, of an operation the price. */
export function Results({ links, ...told }: In & { links: ReadonlyArray<ResultLink> }) {
  return (
    <ol className="grid max-w-reading gap-3">
      {links.map((link) => {
        const look = link.urgency && urgencyLooks[link.urgency];
        const answer = told.said?.answers[link.href];
        return (
          <li
            className={`rounded-md border border-line bg-surface px-4 py-2 hover:border-brand ${look ? `border-l-4 ${look.row}` : ''}`}
            key={link.href}
          >
            <Name link={link} {...told} />
            {link.price && <Price {...told} price={link.price} />}
            {answer && <p className={`mb-2 ${look?.words ?? ''}`}>{answer}</p>}
          </li>
        );
      })}
    </ol>
  );
}

export const Pages = ({ links, ...told }: In & { links: ReadonlyArray<ResultLink> }) => (
  <ul>
    {links.map((link) => (
      <li key={link.href}>
        <Name link={link} {...told} />
      </li>
    ))}
  </ul>
);

/** Pages that have a word of the query, and may be about something else. */
export function Mentioned({ links, ...told }: In & { links: ReadonlyArray<ResultLink> }) {
  const { search } = told.texts.words;
  return (
    <Part title={search.mentioned}>
      <p className="mb-2 max-w-reading text-soft">{search.mentionedIntro}</p>
      <Pages links={links} {...told} />
    </Part>
  );
}

/** What another doctor treats. */
export function Other({ title, notOurs, said }: Pick<In, 'said'> & { title: string; notOurs: NotOurs }) {
  const own = said?.notOurs[notOurs.title];
  const shown = own ?? notOurs;
  return (
    <Titled className="mt-10 max-w-reading rounded-md border border-line bg-sunk px-5 py-4" id="other" look="text-xl" title={title}>
      <div lang={own ? undefined : english.lang}>
        <p className="mt-2 font-semibold">{shown.title}</p>
        <p className="mt-1">{shown.see}</p>
      </div>
    </Titled>
  );
}

/** The numbers, and the signs that match the query; for who asks for an ambulance those of anybody. */
export function Emergency({ texts, said, help, rules }: In & Pick<SearchResults, 'help' | 'rules'>) {
  const { search, nav, care, headings } = texts.words;
  const signs = help ? formTextsIn(texts.language).pages.signs : rules.flatMap((rule) => said?.signs[rule] ?? []);
  return (
    <section className="urgent-first mt-8 max-w-reading rounded-md border-2 border-emergency bg-emergency-50 p-5" role="alert">
      <p className="text-lg font-semibold text-emergency">
        {search.emergency} {care.inAnEmergency}
      </p>
      <EmergencyCalls texts={texts} />
      {signs.length > 0 && (
        <>
          <p className="mt-4 mb-2 font-semibold">{help ? care.emergencyLead : headings.emergency}</p>
          <Bullets items={signs} />
        </>
      )}
      <a className="mt-2 inline-block py-2 underline underline-offset-4" href={linksIn(texts).emergency.href}>
        {nav.emergency}
      </a>
    </section>
  );
}
