import { pageLinkIn } from '#content/languages/pages.ts';
import type { Texts } from '#content/languages/texts.ts';
import { signsIn } from '#content/languages/views.ts';
import { rulesWithout } from '#content/languages/whole-texts.ts';
import { english } from '#content/languages.ts';
import { plainText } from '#content/marked-text.ts';
import { treatmentGroups } from '#content/navigation.ts';
import type { ReviewState } from '#content/review.ts';
import { everythingOf } from '#content/triage/circumstances.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type GroupId, groupOf } from '#content/triage/groups.ts';
import type { Rule } from '#content/triage/rule.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Banner, Bullets, chip, EmergencyCalls, EmergencyLine, Links, Part, Reviewed } from './bricks.tsx';
import { RegionLinksIn } from './finder-screens.tsx';
import { linksIn } from './links.ts';
import { SearchFormIn } from './search-form.tsx';

/** The groups of illnesses and operations, as the menu has them. */
function GroupsOfPages({ texts, heading: Heading }: { texts: Texts; heading: 'h2' | 'h3' }) {
  return (
    <div className="gap-x-10 md:columns-2 lg:columns-3">
      {treatmentGroups.map(({ group, links }) => (
        <section className="mb-8 scroll-mt-24 break-inside-avoid" id={group} key={group}>
          <Heading className="text-lg">{texts.words.groups[group]}</Heading>
          <Links links={links.flatMap((link) => pageLinkIn(texts, link) ?? [])} texts={texts} />
        </section>
      ))}
    </div>
  );
}

export function TreatmentsScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { treatment, nav } = texts.words;
  const isPartial = treatmentGroups.some(({ links }) => links.some((link) => pageLinkIn(texts, link)?.translated === false));
  const lead = [treatment.allLead, ...(isPartial ? [treatment.someInEnglish] : [])].join(' ');
  return (
    <>
      <Banner text={lead} texts={texts} title={nav.allTreatments} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        <GroupsOfPages heading="h2" texts={texts} />
      </Container>
    </>
  );
}

/** Home in another language: the question first, then what one can do. */
export function HomeScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { home, practice, words } = texts;
  const { symptoms: _, home: __, search: ___, treatments: ____, ...links } = linksIn(texts);
  const about = [
    [links.emergency, home.emergency],
    [links.callback, home.callback],
    [links.gettingReady, home.ready],
    [links.visit, home.visit],
    [links.about, `${practice.names.doctor}, ${practice.names.title}`],
  ] as const;
  return (
    <>
      <YourRequests place="home" />
      <div className="bg-deep text-on-deep">
        <Container className="py-8 lg:py-12">
          <h1 className="max-w-4xl text-3xl">{home.heading}</h1>
          <p className="mt-2 max-w-reading lg:text-lg">{home.lead}</p>
          <SearchFormIn className="mt-5" texts={texts} />
        </Container>
      </div>
      <Container className="py-8 lg:py-12">
        <EmergencyLine className="mb-4" texts={texts} />
        <Reviewed review={review} texts={texts} />
        <Part title={home.ask}>
          <RegionLinksIn texts={texts} />
        </Part>
        <Part title={home.ways}>
          <ul className="grid gap-3 md:grid-cols-2">
            {about.map(([{ name, href }, text]) => (
              <li className="relative rounded-md border border-line bg-surface p-4 last:odd:col-span-full hover:border-brand" key={href}>
                <a className="text-lg font-semibold text-brand after:absolute after:inset-0 hover:underline" href={href}>
                  {name}
                </a>
                <p className="text-soft">{text}</p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={home.illnesses}>
          <GroupsOfPages heading="h3" texts={texts} />
        </Part>
        <p>
          <ButtonLink href={links.callback.href} look="accent">
            {words.nav.callback}
          </ButtonLink>
        </p>
      </Container>
    </>
  );
}

/** For whom the signs of the emergency page are: no row is under two headings. */
const peopleOf = (id: RuleId): keyof EmergencyTitles => {
  const { words, who = [] }: Rule = rules[id];
  const group = groupOf(words);
  if (group) return group;
  if (who.length === 0 || who.includes('perhaps-pregnant')) return 'anyone';
  return who.some((each) => everythingOf([each]).has('child')) ? 'child' : 'some';
};
type EmergencyTitles = Readonly<Record<GroupId | 'anyone' | 'some', string>>;

/**
 * Every sign of an emergency, once and in the rulebook's order: what is not translated is said in English, then those of all, then by
 * people. Under the name of an illness a reader would take a part of its signs for all of them; its own page has its card.
 */
export function EmergencyScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { care } = texts.words;
  const all = (Object.keys(rules) as ReadonlyArray<RuleId>).filter((id) => rules[id].urgency === 'emergency');
  const unsaid = rulesWithout(texts, all);
  const { more: _more, others: _others, ...groups } = care.groups;
  const titles: EmergencyTitles = {
    anyone: care.forAnyone,
    ...groups,
    some: care.forSome,
  };
  const said = all.filter((id) => !unsaid.includes(id));
  const parts = Object.entries(titles)
    .map(([people, title]) => ({ id: people, title, ids: said.filter((id) => peopleOf(id) === people) }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <>
      <Banner text={care.inAnEmergency} texts={texts} title={texts.words.nav.emergency} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        <div className="urgent-first rounded-md border-2 border-emergency bg-emergency-50 p-5">
          <p className="text-lg font-semibold">{care.emergencyLead}</p>
          <EmergencyCalls texts={texts} />
        </div>
        {unsaid.length > 0 && (
          <section className="mt-8">
            <p className="mb-4 font-semibold text-emergency">{care.notYetHere}</p>
            <div lang={english.lang}>
              <Bullets items={unsaid.map((id) => plainText(rules[id].words, triageEvidence))} />
            </div>
          </section>
        )}
        <nav aria-label={texts.words.treatment.onThisPage} className="mt-4 flex flex-wrap gap-2 print:hidden">
          {parts.map(({ id, title }) => (
            <a className={`${chip} border-brand-300 text-brand`} href={`#${id}`} key={id}>
              {title}
            </a>
          ))}
        </nav>
        {parts.map(({ id, title, ids }) => (
          <Part id={id} key={id} title={title}>
            <Bullets items={signsIn(texts, ids).flatMap(({ rows }) => rows.map(({ shown }) => shown))} />
          </Part>
        ))}
        <Part title={texts.home.illnesses}>
          <GroupsOfPages heading="h3" texts={texts} />
        </Part>
      </Container>
    </>
  );
}
