import { practice } from '#content/practice.ts';
import type { DeskPageText } from '#content/reviews/desk-page.ts';
import { link } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import type { Change } from './differences.ts';
import { type Around, PartChanges, PartText } from './reading.tsx';
import type { Remark } from './remarks.ts';
import { RemarkForm, RemarkText } from './remarks-screen.tsx';
import { Signature, type SignatureProps } from './signature-form.tsx';
import type { SignedPlace } from './signatures.ts';
import { numbersOf } from './sources-in-words.ts';
import { counted, hasSignature, isSigned, type PartState, readingTime, stateInWords } from './states.ts';

/** A refused form: its errors and the typed values. */
export type Refused = { errors: FieldErrors; typed: Readonly<Record<string, string>> };

type Props = Pick<SignatureProps, 'signs' | 'doctor' | 'hindrance' | 'today'> & {
  page: DeskPageText;
  states: ReadonlyArray<PartState>;
  /** The number of the part that is open, from 0. */
  open: number;
  /** Where its blocks were signed already, by their ids. */
  signed: ReadonlyMap<string, SignedPlace>;
  /** What changed in it since it was signed, if that text is kept. */
  changes: ReadonlyArray<Change> | undefined;
  nameOf: (page: string) => string;
  remarks: ReadonlyArray<Remark>;
  now: number;
  /** The block that a remark is for, or ''. */
  at: string;
  refused: Refused | undefined;
};

export const partHref = (page: string, part: string): string => `/pages/${page}?part=${part}`;

/** The parts of the page, with what each awaits. */
function Parts({ page, states, open }: Pick<Props, 'page' | 'states' | 'open'>) {
  return (
    <nav aria-label="Parts of this page" className="mt-3">
      <ol className="grid max-w-[44rem] gap-x-4 border-line border-b sm:grid-cols-2">
        {page.parts.map(({ key, title }, at) => {
          const state = states[at] ?? { kind: 'never' as const };
          return (
            <li key={key}>
              <a
                aria-current={at === open ? 'true' : undefined}
                className={`flex min-h-11 items-center justify-between gap-3 border-line border-t px-2 py-1 leading-tight no-underline ${at === open ? 'bg-brand-100 font-semibold text-ink' : 'text-brand hover:bg-brand-50'}`}
                href={partHref(page.id, key)}
              >
                {title}
                <span className={`shrink-0 text-sm font-normal ${isSigned(state) ? 'text-good' : 'text-soft'}`}>
                  {isSigned(state) ? 'signed' : state.kind === 'changed' ? 'changed' : 'to sign'}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const differenceOnly = 'Only what changed is open: new words are underlined, words that went are struck through.';
const wholeText = 'The text that was signed is not kept at this desk, so all of it is shown.';

function State({ state, words, signs, changes }: { state: PartState; words: number; signs: boolean; changes: Props['changes'] }) {
  const look = isSigned(state) ? 'text-good' : state.kind === 'never' ? 'text-soft' : 'text-urgent';
  return (
    <>
      <p className={`font-semibold ${look}`}>{stateInWords(state, signs)}</p>
      {state.kind === 'changed' && <p className="text-sm">{changes ? differenceOnly : wholeText}</p>}
      {!changes && (
        <p className="text-sm text-soft">
          {counted(words, 'word')}, {readingTime(words)}
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

const openByBlock = (remarks: ReadonlyArray<Remark>) =>
  new Map(
    [
      ...Map.groupBy(
        remarks.filter(({ settled }) => !settled),
        ({ block }) => block,
      ),
    ].map(([block, { length }]) => [block, length]),
  );

/** One part of a page to read, remark on and sign: its text alone, with the signature at its end. */
export function OnePart(props: Props) {
  const { page, states, open, signed, changes, nameOf, remarks, now, at, refused, ...signing } = props;
  const part = page.parts[open] ?? page.parts[0];
  if (!part) return null;
  const { errors = {}, typed = {} } = refused ?? {};
  const state = states[open] ?? { kind: 'never' as const };
  const isWriting = at !== '' || errors.text !== undefined;
  const form = <RemarkForm at={at} errors={errors} id={page.id} part={part.key} quote="" typed={typed.text ?? ''} />;
  const around: Around = {
    numbers: numbersOf(page),
    remarkHref: (block) => `${partHref(page.id, part.key)}&at=${block}#remark`,
    at,
    form,
    remarks: openByBlock(remarks),
  };
  return (
    <>
      <p className="flex flex-wrap gap-x-6">
        <a className={`${link} inline-flex min-h-11 items-center`} href="/pages">
          All pages
        </a>
        {page.address && (
          <a
            className={`${link} inline-flex min-h-11 items-center`}
            href={new URL(page.address, practice.siteUrl).href}
            rel="noopener"
            target="_blank"
          >
            As patients see it
          </a>
        )}
      </p>
      <h1 className="text-2xl">{page.name}</h1>
      <Parts open={open} page={page} states={states} />
      <article aria-labelledby="part" className="mt-5 max-w-reading">
        {refused && <ErrorSummary errors={errors} idOf={(field) => field} order={['text', 'on', 'next', 'sign', 'form']} />}
        <h2 className="text-xl" id="part">
          {part.title}
        </h2>
        <State changes={changes} signs={signing.signs} state={state} words={part.words} />
        {changes ? (
          <PartChanges around={around} changes={changes} />
        ) : (
          <PartText around={around} blocks={part.blocks} nameOf={nameOf} signed={signed} />
        )}
        <Signature
          {...signing}
          errors={errors}
          hasAny={states.some(hasSignature)}
          id={page.id}
          part={part}
          problems={page.problems}
          state={state}
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
