import type { DeskPageText } from '#content/reviews/desk-page.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import type { Remark } from './remarks.ts';
import { RemarkForm, Remarks } from './remarks-section.tsx';
import { Signature } from './signature-form.tsx';
import { counted, isSigned, readingTime, type SigningState, stateInWords } from './states.ts';

/** A refused form: its errors and the typed values. */
export type Refused = { errors: FieldErrors; typed: Readonly<Record<string, string>> };

type Props = {
  page: DeskPageText;
  state: SigningState;
  remarks: ReadonlyArray<Remark>;
  signs: boolean;
  doctor: string;
  hindrance: string | undefined;
  now: number;
  today: string;
  /** The block that a remark is for, and the block to continue reading from; '' for none. */
  at: string;
  from: string;
  /** Whether a flash message takes room above. */
  hasFlash: boolean;
  refused: Refused | undefined;
};

function State({ page, state, signs }: Pick<Props, 'page' | 'state' | 'signs'>) {
  const look = isSigned(state) ? 'border-good bg-good-50 text-good' : 'border-urgent bg-urgent-50 text-urgent';
  return (
    <div className={`rounded-md border-2 px-4 py-2 ${look}`}>
      <p className="font-semibold">{stateInWords(state, signs)}</p>
      {state.kind === 'signed' && !state.live && <p className="text-sm">Not on the site yet: it comes with the next build.</p>}
      <p className="text-sm">
        {counted(page.words, 'word')}, {readingTime(page.words)}
      </p>
    </div>
  );
}

/** One page with remarks and signature: beside the patient's view on a wide screen, with a link to it on a phone. */
export function OnePage({ page, state, remarks, now, at, from, hasFlash, refused, ...signing }: Props) {
  const view = `/pages/${page.id}/view${at || from ? `#${at || from}` : ''}`;
  const errors = refused?.errors ?? {};
  const typed = refused?.typed ?? {};
  const place = { id: page.id, now, blocks: page.blocks };
  const openRemarks = remarks.filter(({ settled }) => !settled).length;
  const writing = at !== '' || errors.text !== undefined;
  const form = <RemarkForm at={at} errors={errors} id={page.id} quote={page.blocks[at] ?? ''} typed={typed.text ?? ''} />;
  return (
    // Fits a wide window: otherwise scrolling to a paragraph in the frame would also scroll this page.
    <div
      className={`grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_24rem] ${hasFlash ? 'lg:h-[calc(100vh-8rem)]' : 'lg:h-[calc(100vh-3.5rem)]'}`}
    >
      <header className="lg:col-start-2">
        <p className="flex flex-wrap gap-x-6">
          <a className="inline-flex min-h-11 items-center text-brand underline" href="/pages">
            All pages
          </a>
          <a className="hidden min-h-11 items-center text-brand underline lg:inline-flex" href={view} rel="noopener" target="_blank">
            Open it by itself
          </a>
        </p>
        <h1 className="text-2xl">{page.name}</h1>
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <p className="mt-4 lg:hidden">
          <ButtonLink className="w-full" href={view}>
            {at || from ? 'Read on where you were' : 'Read it as a patient does'}
          </ButtonLink>
        </p>
        <iframe
          className="hidden h-full w-full rounded-md border border-edge lg:block"
          loading="lazy"
          name="page"
          src={view}
          title={`${page.name}, as a patient sees it`}
        />
      </div>
      <div className="mt-4 grid content-start gap-6 lg:col-start-2 lg:mt-2 lg:-ml-2 lg:overflow-y-auto lg:p-2">
        {refused && <ErrorSummary errors={errors} idOf={(field) => field} order={['text', 'next', 'form']} />}
        <State page={page} signs={signing.signs} state={state} />
        {writing && form}
        <Remarks place={place} remarks={remarks} />
        <Signature {...signing} errors={errors} next={typed.next} openRemarks={openRemarks} page={page} state={state} />
        {!writing && (
          <Fold className="border-line border-y" row="font-semibold" title="Remark on the whole page">
            <div className="pb-4">{form}</div>
          </Fold>
        )}
      </div>
    </div>
  );
}
