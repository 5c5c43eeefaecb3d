import { languageOf } from '#content/also-called.ts';
import { doctorName } from '#content/contact-links.ts';
import { text as words } from '#content/languages/en/words.ts';
import { practice } from '#content/practice.ts';
import { ShareRow } from '#sections/share-row.tsx';
import { type Dated, Provenance } from '#sections/treatment/evidence/provenance.tsx';
import { VisitLine, type VisitWay } from '#sections/visit/visit-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import { Titled } from '#ui/titled.tsx';

const way =
  'inline-flex min-h-11 items-center rounded-full border border-edge px-4 leading-tight text-brand hover:bg-brand-50 hover:underline';

function OtherNames({ names }: { names: ReadonlyArray<string> }) {
  return (
    <p className="mt-4 max-w-reading">
      Also called:{' '}
      {names.map((name, at) => (
        <span key={name} lang={languageOf(name)}>
          {at > 0 ? `, ${name}` : name}
        </span>
      ))}
      .
    </p>
  );
}

/** Says who is responsible for the page, and who pays for it. */
export function AboutThisPage({ page, otherNames }: { page: Dated; otherNames: ReadonlyArray<string> }) {
  return (
    <>
      <Provenance page={page} />
      {page.review.state === 'signed' && (
        <p className="mt-4 max-w-reading">
          Reviewer: {doctorName}, {practice.doctor.qualifications.join(', ')}; registration {practice.doctor.registration},{' '}
          {practice.doctor.council}.
        </p>
      )}
      <p className="mt-4 max-w-reading">{practice.editorial.funding}</p>
      <p className="mt-4 max-w-reading">This page informs you; it does not replace an examination by a doctor.</p>
      {otherNames.length > 0 && <OtherNames names={otherNames} />}
    </>
  );
}

/** Ways to share the page, and two ways to print it. */
export function ShareAndPrint({ name, path }: { name: string; path: string }) {
  return (
    <>
      <p className="mb-4 max-w-reading">Read it with someone you trust, and bring the questions to your visit.</p>
      <ShareRow name={name} path={path} />
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <a className={way} data-print="" href="#sheet">
          Print the sheet for your doctor
        </a>
        <a className={way} data-print="" href="#share">
          Print the whole page
        </a>
      </div>
      <p className="mt-3 max-w-reading text-soft">
        The sheet has the warning signs, the choices and room for answers under each question. Tap one, then choose Print in your browser’s
        menu if it does not open by itself.
      </p>
    </>
  );
}

type NextStepWords = Readonly<Record<'talk' | 'talkLead' | 'callback', string>> & { visit?: VisitWay };
const inEnglish: NextStepWords = { talk: words.treatment.talk, talkLead: words.treatment.talkLead, callback: words.nav.callback };

/** The page's final call to action: callback and phone. */
export function NextStep({
  callbackHref,
  words: { talk, talkLead, callback, visit } = inEnglish,
}: {
  callbackHref: string;
  words?: NextStepWords;
}) {
  return (
    <Titled className="mt-6 rounded-lg sm:mt-8 bg-deep px-5 py-5 text-on-deep sm:px-10 sm:py-10 print:hidden" id="next-step" title={talk}>
      <p className="mt-2 max-w-reading leading-snug text-on-deep-soft">{talkLead}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={callbackHref} look="accent">
          {callback}
        </ButtonLink>
        <PhoneButton look="onDeep" />
      </div>
      <VisitLine className="mt-3 text-on-deep-soft" way={visit} />
    </Titled>
  );
}
