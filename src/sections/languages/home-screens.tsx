import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { fill } from '#content/languages/fill.ts';
import { pageLinkIn, treatmentsIn } from '#content/languages/pages.ts';
import type { Texts } from '#content/languages/texts.ts';
import { signsIn } from '#content/languages/views.ts';
import { rulesOfCard, rulesWithout } from '#content/languages/whole-texts.ts';
import { english, pathIn } from '#content/languages.ts';
import { plainText } from '#content/marked-text.ts';
import { treatmentGroups } from '#content/navigation.ts';
import type { ReviewState } from '#content/review.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Banner, Bullets, EmergencyCalls, EmergencyLine, Links, Part, Reviewed } from './bricks.tsx';
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

export function TreatmentsScreenIn({ texts }: { texts: Texts }) {
  const { treatment, nav } = texts.words;
  return (
    <>
      <Banner text={treatment.allLead} texts={texts} title={nav.allTreatments} />
      <Container className="py-8 lg:py-12">
        <GroupsOfPages heading="h2" texts={texts} />
      </Container>
    </>
  );
}

/** Home in another language: the question first, then what one can do. */
export function HomeScreenIn({ texts }: { texts: Texts }) {
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
        <EmergencyLine texts={texts} />
        <Part title={home.ask}>
          <RegionLinksIn texts={texts} />
        </Part>
        <Part title={home.ways}>
          <ul className="grid gap-3 md:grid-cols-2">
            {about.map(([{ name, href }, text]) => (
              <li className="relative rounded-md border border-line bg-surface p-4 hover:border-brand" key={href}>
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

/** Every sign of an emergency that a care card has: what is not translated is said in English, then those of all, then by page. */
export function EmergencyScreenIn({ texts, review }: { texts: Texts; review: ReviewState }) {
  const { care } = texts.words;
  const whole = treatmentsIn(texts).map(({ treatment, text }) => ({ treatment, name: text.name }));
  const others = treatments.filter((treatment) => !whole.some((one) => one.treatment === treatment));
  const seen = new Set<string>();
  const unsaid = new Set<RuleId>();
  const parts = [...whole, ...others.map((treatment) => ({ treatment, name: undefined }))].map(({ treatment, name }) => {
    const { emergency } = rulesOfCard(treatment.careCard);
    const missing = new Set(rulesWithout(texts, emergency));
    for (const id of missing) unsaid.add(id);
    const fresh = emergency.filter((id) => !missing.has(id) && !seen.has(id));
    for (const id of fresh) seen.add(id);
    return { treatment, name, rows: signsIn(texts, fresh).flatMap(({ rows }) => rows.map(({ shown }) => shown)) };
  });
  return (
    <>
      <Banner text={care.inAnEmergency} texts={texts} title={texts.words.nav.emergency} />
      <Container className="py-8 lg:py-12">
        <Reviewed review={review} texts={texts} />
        <div className="urgent-first rounded-md border-2 border-emergency bg-emergency-50 p-5">
          <p className="text-lg font-semibold">{care.emergencyLead}</p>
          <EmergencyCalls texts={texts} />
        </div>
        {unsaid.size > 0 && (
          <section className="mt-8">
            <p className="mb-4 font-semibold text-emergency">{care.notYetHere}</p>
            <div lang={english.lang}>
              <Bullets items={[...unsaid].map((id) => plainText(rules[id].words, triageEvidence))} />
            </div>
          </section>
        )}
        {parts
          .filter(({ rows }) => rows.length > 0)
          .map(({ treatment, name, rows }) => (
            <Part key={treatment.link} title={name ? fill(care.signsFor, { name }) : care.groups.more}>
              <Bullets items={rows} />
              {name && (
                <a
                  className="mt-2 inline-block py-2 text-brand underline underline-offset-4"
                  href={pathIn(texts.language, hrefOfTreatment(treatment))}
                >
                  {name}
                </a>
              )}
            </Part>
          ))}
      </Container>
    </>
  );
}
