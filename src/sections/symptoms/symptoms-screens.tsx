import { partLinks } from '#content/cost-link.ts';
import { text as words } from '#content/languages/en/words.ts';
import { viewOfRegion } from '#content/organ-view.ts';
import { pageLink } from '#content/page-link.ts';
import type { ReviewState } from '#content/review.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { answersOf, englishAnswers } from '#content/symptoms/signs.ts';
import type { Region, Symptom } from '#content/symptoms/symptom.ts';
import { LinkList } from '#islands/link-list.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { SheetLink } from '#sections/getting-ready/sheet-link.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { NextStep } from '#sections/treatment/page-end.tsx';
import { Container } from '#ui/container.tsx';
import { Fold, FoldTop } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { PartLinks } from '#ui/part-links.tsx';
import { UrgencyCard } from './bands.tsx';
import { EmergencyFirst, RegionLinks } from './what-do-you-feel.tsx';

/** All regions of the body, and every complaint by region. */
export function SymptomsScreen({ review }: { review: ReviewState }) {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner
        headText="What do you feel?"
        items={[{ label: 'Home', href: '/' }, { label: 'What do you feel?' }]}
        text="Choose the place, then the complaint: you see how soon to be seen, and which pages to read. · आपको क्या तकलीफ़ है?"
      />
      <Container className="py-8 lg:py-12">
        <EmergencyFirst />
        <h2 className="mt-8 mb-4 text-2xl">Where is it?</h2>
        <RegionLinks />
        <h2 className="mt-14 text-2xl">All complaints</h2>
        <div className="mt-4 gap-x-10 md:columns-2 lg:columns-3">
          {regions.map((region) => (
            <section className="mb-8 break-inside-avoid" key={region.id}>
              <h3 className="text-lg">{region.name}</h3>
              <LinkList
                entry="border-b border-line"
                link="flex min-h-11 items-center py-1.5 text-brand hover:underline"
                links={region.symptoms.map(({ id, words }) => ({ name: words, href: `${hrefOfRegion(region)}#${id}` }))}
              />
            </section>
          ))}
        </div>
        <WhereFrom review={review} />
      </Container>
    </>
  );
}

const row = 'flex min-h-12 items-center justify-between gap-3 py-2 print:py-0.5';

/** The illnesses that are likely, each with the ways into its page that worried people look for. */
function LikelyPages({ links, sheet }: { links: ReadonlyArray<string>; sheet: Symptom['sheet'] }) {
  if (links.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-lg">Likely pages, the common first</h3>
      <SheetLink named sheet={sheet} />
      <ul>
        {links.map(pageLink).map((page) => (
          <li className="border-b border-line" key={page.href}>
            <a className={`${row} font-semibold text-brand`} href={page.href}>
              {page.name}
              <Icon className="size-5 print:hidden" name="arrow" />
            </a>
            <PartLinks className="-mt-2" links={partLinks(page)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OtherPages({ links }: { links: ReadonlyArray<string> }) {
  if (links.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-soft">Other causes</h3>
      <LinkList
        end={<Icon className="size-5 print:hidden" name="arrow" />}
        entry="border-b border-line"
        link={row}
        links={links.map(pageLink)}
      />
    </div>
  );
}

/** How soon the complaint alone needs somebody, in one sentence; below it what would change that. */
function Answer({ symptom }: { symptom: Symptom }) {
  const [first, ...others] = answersOf(symptom, englishAnswers, symptom.soonestIf);
  return (
    <div className="mb-3 scroll-mt-40 scroll-mb-[calc(var(--bar-room)+1rem)]" data-answer="">
      <p className="text-lg leading-snug font-semibold">{first}</p>
      {others.length > 0 && <p className="mt-1 leading-snug">{others.join(' ')}</p>}
    </div>
  );
}

/** One complaint, which unfolds to its urgency and pages. */
function SymptomFold({ symptom }: { symptom: Symptom }) {
  const { id, words, hinglish, hindi, note, sheet, pages, others } = symptom;
  return (
    <Fold
      className="complaint relative rounded-md border border-line bg-surface"
      row="px-5 py-2"
      title={
        <h2 className="min-w-0 text-lg leading-snug">
          {words}
          <span className="block text-sm font-normal text-soft">
            <span lang="hi">{hindi}</span> <span lang="hi-Latn">({hinglish})</span>
          </span>
        </h2>
      }
    >
      <FoldTop id={id} />
      <div className="px-5 pt-1 pb-5">
        <Answer symptom={symptom} />
        {note && <p className="mb-3 max-w-reading">{note}</p>}
        <UrgencyCard symptom={symptom} />
        <LikelyPages links={pages} sheet={sheet} />
        <OtherPages links={others} />
      </div>
    </Fold>
  );
}

/** The origin of the signs, and their review by the doctor. */
export function WhereFrom({ review }: { review: ReviewState }) {
  return (
    <p className="mt-6 max-w-reading text-soft">
      {words.finder.whereFrom} {review.state === 'signed' ? `Read by ${review.by}.` : 'The list awaits review by a doctor.'}
    </p>
  );
}

export function RegionScreen({ region, review }: { region: Region; review: ReviewState }) {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner
        headText={region.name}
        items={[{ label: 'Home', href: '/' }, { label: 'What do you feel?', href: '/symptoms' }, { label: region.name }]}
        text={region.hindi}
        view={viewOfRegion(region)}
      />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 py-8 lg:py-12 xl:grid-cols-12">
        <div className="xl:col-span-8">
          <EmergencyFirst />
          <p className="mt-6 mb-3 text-lg print:hidden">Open what comes nearest.</p>
          <div className="complaints grid grid-cols-[minmax(0,1fr)] gap-3 print:mt-3 print:gap-2">
            {region.symptoms.map((symptom) => (
              <SymptomFold key={symptom.id} symptom={symptom} />
            ))}
          </div>
          <WhereFrom review={review} />
          <NextStep callbackHref="/callback" />
        </div>
        <nav aria-labelledby="other-places" className="mt-12 xl:col-span-4 xl:mt-0 print:hidden">
          <h2 className="mb-4 text-xl" id="other-places">
            Somewhere else?
          </h2>
          <RegionLinks className="sm:grid-cols-3 xl:grid-cols-1" except={region.id} />
        </nav>
      </Container>
    </>
  );
}
