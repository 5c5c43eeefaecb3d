import { findTranslated } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import type { DeskPageText } from '#content/reviews/desk-page.ts';
import { link, TapLink } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Titled } from '#ui/titled.tsx';
import type { Change } from './differences.ts';
import { listHref, Parts, wholePage } from './parts-list.tsx';
import { type Around, PartChanges, PartText } from './reading.tsx';
import { RemarkForm, remarkHref } from './remark-link.tsx';
import { openOn, type Remark } from './remarks.ts';
import { RemarkText } from './remarks-screen.tsx';
import { type JustSigned, Signature, type SignatureProps, TakeBackSigned } from './signature-form.tsx';
import type { SignedPlace } from './signatures.ts';
import { numbersOf } from './sources-in-words.ts';
import { counted, hasSignature, isSigned, type PartState, readingTime, stateInWords } from './states.ts';

/** A refused form: its errors and the typed values. */
export type Refused = { errors: FieldErrors; typed: Readonly<Record<string, string>> };

/** A part that is open, with what changed in it since it was signed, if that text is kept. */
export type OpenPart = { part: DeskPageText['parts'][number]; state: PartState; changes: ReadonlyArray<Change> | undefined };

type Props = Pick<SignatureProps, 'signs' | 'doctor' | 'hindrance' | 'today'> & {
  page: DeskPageText;
  states: ReadonlyArray<PartState>;
  open: ReadonlyArray<OpenPart>;
  /** Where its blocks were signed already, by their ids. */
  signed: ReadonlyMap<string, SignedPlace>;
  nameOf: (page: string) => string;
  remarks: ReadonlyArray<Remark>;
  now: number;
  /** The block that a remark is for, or ''. */
  at: string;
  refused: Refused | undefined;
  before: JustSigned | undefined;
};

const differenceOnly = 'Only what changed is open: new words are underlined, words that went are struck through.';
const wholeText = 'The text that was signed is not kept at this desk, so all of it is shown.';

function State({ part: { words, folded }, state, changes, signs }: OpenPart & { signs: boolean }) {
  const look = isSigned(state) ? 'text-good' : state.kind === 'never' ? 'text-soft' : 'text-urgent';
  return (
    <>
      <p className={`font-semibold ${look}`}>{stateInWords(state, signs)}</p>
      {state.kind === 'changed' && <p className="text-sm">{changes ? differenceOnly : wholeText}</p>}
      {!changes && (
        <p className="text-sm text-soft">
          {counted(words, 'word')}, {readingTime(words)}
          {folded > 0 && `; ${counted(folded, 'more word')} folded`}
        </p>
      )}
    </>
  );
}

function Remarks({ remarks, now }: Pick<Props, 'remarks' | 'now'>) {
  if (remarks.length === 0) return null;
  return (
    <section aria-labelledby="remarks" className="mt-8">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg" id="remarks">
        Remarks on this page
        <a className={`${link} inline-flex min-h-11 items-center text-base font-normal`} href="/pages/remarks">
          Answer remarks
        </a>
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {remarks.map((remark) => (
          <li className="py-3" key={remark.id}>
            <RemarkText now={now} remark={remark} />
          </li>
        ))}
      </ul>
    </section>
  );
}

// A signed part is shown open.
const nothingElsewhere: ReadonlyMap<string, SignedPlace> = new Map();

const openByBlock = (remarks: ReadonlyArray<Remark>) =>
  new Map(
    [
      ...Map.groupBy(
        remarks.filter(({ settled }) => !settled),
        ({ block }) => block,
      ),
    ].map(([block, { length }]) => [block, length]),
  );

/** Parts of a page to read, remark on and sign: their text alone, with the signature at its end. */
export function PageScreen(props: Props) {
  const { page, states, open, signed, nameOf, remarks, now, at, refused, before, ...signing } = props;
  const { errors = {}, typed = {} } = refused ?? {};
  const language = findTranslated(page.language);
  const isWriting = at !== '' || errors.text !== undefined;
  const shown = open.length === 1 ? (open[0]?.part.key ?? '') : wholePage;
  const form = <RemarkForm at={at} errors={errors} id={page.id} part={shown} typed={typed.text ?? ''} />;
  const around: Around = {
    numbers: numbersOf(page),
    lang: language?.lang,
    remarkHref: (block) => remarkHref(page.id, shown, block),
    moveTo: isWriting ? `/pages/${page.id}/remarks#remark` : undefined,
    at,
    form,
    remarks: openByBlock(remarks),
  };
  return (
    <>
      {before && <TakeBackSigned before={before} />}
      <p className="flex flex-wrap gap-x-6">
        <TapLink href={listHref(page.language)}>All pages</TapLink>
        {page.address && (
          <TapLink href={new URL(page.address, practice.siteUrl).href} rel="noopener" target="_blank">
            As patients see it
          </TapLink>
        )}
      </p>
      <h1 className="text-2xl">
        {page.name}
        {language && (
          <span className="font-normal" lang={language.lang}>
            {' · '}
            {language.name}
          </span>
        )}
      </h1>
      <Parts open={open.map(({ part }) => part.key)} page={page} states={states} />
      <article className={`mt-5 ${language ? 'max-w-5xl' : 'max-w-reading'}`}>
        {refused && (
          <div className="mb-6">
            <ErrorSummary
              errors={errors}
              idOf={(field) => (field === 'remarks' ? 'remarks-open' : field)}
              order={['text', 'on', 'next', 'sign', 'remarks', 'form']}
            />
          </div>
        )}
        {open.map((each) => (
          <Titled className="mb-10" key={each.part.key} id={each.part.key} look="text-xl" title={each.part.title}>
            <State {...each} signs={signing.signs} />
            {each.changes ? (
              <PartChanges around={around} changes={each.changes} />
            ) : (
              <PartText
                around={around}
                blocks={each.part.blocks}
                nameOf={nameOf}
                signed={isSigned(each.state) ? nothingElsewhere : signed}
              />
            )}
          </Titled>
        ))}
        <Signature
          {...signing}
          arms={before !== undefined}
          errors={errors}
          hasAny={states.some(hasSignature)}
          id={page.id}
          openRemarks={openOn(
            remarks,
            open.map(({ part }) => part),
          )}
          isDone={open.every(({ state }) => isSigned(state))}
          parts={open.map(({ part }) => part)}
          problems={page.problems}
          typed={typed}
        />
        {at === '' && isWriting && form}
        {!isWriting && (
          <Fold className="mt-4 border-line border-y" row="font-semibold" title="Remark on the whole page">
            {form}
          </Fold>
        )}
        <Remarks now={now} remarks={remarks} />
      </article>
    </>
  );
}
