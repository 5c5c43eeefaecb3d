import { urgencyHeadings } from '#content/evidence.ts';
import { text as all } from '#content/languages/en/words.ts';
import { kindLabels, searchPageWords as words } from '#content/search/page-words.ts';
import type { NotOurs } from '#content/search/types.ts';
import { emergencyPath, hoursPath, type ResultLink, type SearchResults, type TranslatedLink } from '#search/results.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import { Titled } from '#ui/titled.tsx';
import { CutNote } from './cut-note.tsx';
import { MorePages } from './more-pages.tsx';
import { type HoursAnswer, InLanguage, Result } from './result.tsx';
import { SearchBox } from './search-box.tsx';

const call =
  'inline-flex min-h-12 items-center gap-2 rounded-full bg-emergency px-4 sm:px-6 font-semibold text-surface no-underline hover:underline';

function Calls({ inLanguage }: { inLanguage: TranslatedLink | undefined }) {
  return (
    <div>
      <p className="flex flex-wrap gap-3">
        {['112', '108'].map((number) => (
          <a className={call} href={`tel:${number}`} key={number}>
            <Icon className="size-5" name="phone" /> Call {number}
          </a>
        ))}
      </p>
      {inLanguage && <InLanguage {...inLanguage} />}
    </div>
  );
}

type CardProps = { rows: ReadonlyArray<string>; help: boolean; inLanguage: TranslatedLink | undefined };

/** Emergency signs that match the query, in the words of the care cards; who asks for help itself gets the numbers first. */
function EmergencyCard({ rows, help, inLanguage }: CardProps) {
  const calls = <Calls inLanguage={inLanguage} />;
  return (
    <section aria-labelledby="emergency" className="urgent-first overflow-hidden rounded-md border-2 border-emergency bg-emergency-50">
      <h2 className="flex items-start gap-3 bg-emergency px-5 py-3 text-lg leading-snug text-surface" id="emergency">
        <Icon className="mt-px size-6 shrink-0" name="warning" />
        {help ? words.help : urgencyHeadings.emergency}
      </h2>
      <div className="grid gap-5 px-5 pt-4 pb-5">
        {help && calls}
        {help && <p className="-mb-3 font-semibold">{words.helpSigns}</p>}
        <ul className="max-w-reading list-disc space-y-2 pl-list">
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
        {!help && calls}
      </div>
    </section>
  );
}

/** What some results have beside their own words. */
type Beside = { translations: Readonly<Record<string, TranslatedLink>>; hours?: HoursAnswer | undefined };

/** Example queries, to be tapped. */
function Examples() {
  return (
    <Titled id="examples" title={words.examplesTitle}>
      <dl className="mt-4 grid gap-4">
        {words.examples.map(({ name, queries }) => (
          <div key={name}>
            <dt className="text-soft">{name}</dt>
            <dd className="mt-1 flex flex-wrap gap-2">
              {queries.map((query) => (
                <a
                  className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-brand hover:border-brand"
                  href={`/search?q=${encodeURIComponent(query)}`}
                  key={query}
                  lang={/[\u0900-\u097f]/.test(query) ? 'hi' : undefined}
                >
                  {query}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <AllPages />
      </p>
    </Titled>
  );
}

function AllPages() {
  return (
    <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" href="/a-z">
      {words.azTitle}
    </a>
  );
}

function Results({ links, translations, hours }: { links: ReadonlyArray<ResultLink> } & Beside) {
  return (
    <Titled id="found" title={words.found(links.length)}>
      <ol className="mt-4 grid gap-3">
        {links.map((link) => (
          <Result hours={link.href === hoursPath ? hours : undefined} inLanguage={translations[link.href]} key={link.href} {...link} />
        ))}
      </ol>
    </Titled>
  );
}

function Other({ title, notOurs }: { title: string; notOurs: NotOurs }) {
  return (
    <Titled className="rounded-md border border-line bg-sunk px-5 py-4" id="other" look="text-xl" title={title}>
      <p className="mt-2 font-semibold">{notOurs.title}</p>
      <p className="mt-1 max-w-reading">{notOurs.see}</p>
    </Titled>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Titled id="nothing" title={title}>
      <p className="mt-2 max-w-reading">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href="/a-z">{words.azTitle}</ButtonLink>
        <PhoneButton look="quiet" />
      </div>
    </Titled>
  );
}

const kindsOf = (links: ReadonlyArray<ResultLink>) => links.map(({ kind, ...link }) => ({ ...link, about: kindLabels[kind] }));

function Answer({ emergency, help, links, mentioned, ways, notOurs, maybe, ...beside }: SearchResults & Beside) {
  return (
    <>
      {emergency.length > 0 && <EmergencyCard help={help} inLanguage={beside.translations[emergencyPath]} rows={emergency} />}
      {notOurs && <Other notOurs={notOurs} title={words.notOurs} />}
      {links.length > 0 && <Results links={links} {...beside} />}
      {maybe && <Other notOurs={maybe} title={words.maybe} />}
      {!notOurs && links.length === 0 && emergency.length === 0 && <Nothing text={words.tryAgain} title={words.nothing} />}
      {mentioned.length > 0 && <MorePages id="mentioned" intro={words.mentionedIntro} links={kindsOf(mentioned)} title={words.mentioned} />}
      {ways.length > 0 && <MorePages id="ways" intro={words.waysIntro} links={ways} title={words.ways} />}
      {(notOurs || links.length > 0 || emergency.length > 0) && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <AllPages />
          <PhoneButton look="quiet" />
        </p>
      )}
    </>
  );
}

/** `query` is empty where nothing was asked; without results the search cannot answer. */
type Props = Beside & { query: string; results: SearchResults | undefined };

/** The search page: the box, and the results for its text. */
export function SearchScreen({ query, results, ...beside }: Props) {
  const asked = query !== '';
  return (
    <>
      <BreadcrumbBanner
        headText={words.title}
        items={[{ label: 'Home', href: '/' }, { label: words.title }]}
        {...(!asked && { text: words.intro })}
        view={null}
      />
      <Container className="py-8 lg:py-12">
        <div className="grid max-w-3xl wrap-anywhere grid-cols-[minmax(0,1fr)] gap-8">
          <SearchBox id="search" {...(asked ? { typed: query } : { focus: true })} />
          <CutNote query={query} words={all.search} />
          {!asked && <Examples />}
          {asked && (results ? <Answer {...results} {...beside} /> : <Nothing text={words.tryLater} title={words.later} />)}
        </div>
      </Container>
    </>
  );
}
