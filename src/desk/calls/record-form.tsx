import { practice } from '#content/practice.ts';
import { DateField } from '#desk/frame/page-parts.tsx';
import { pathOf } from '#desk/frame/request-names.ts';
import { boxTimeOf } from '#desk/frame/times.ts';
import { laterChoices, laterOffers } from '#requests/calls/due-times.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { mostTries, type Outcome, outcomes } from '#requests/calls/outcomes.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import type { PracticeText } from '#texts/store.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { longestNote } from './call-form.ts';
import { isAnsweredInWriting } from './ways.ts';

export type RequestScreenProps = {
  request: OneRequest;
  /** The staff by e-mail address. */
  names: ReadonlyMap<string, string>;
  /** Rows of the triage rulebook that match the patient's words. */
  emergency: ReadonlyArray<string>;
  now: number;
  query: string;
  /** The practice's own, for the messages that a link begins with. */
  texts: ReadonlyArray<PracticeText>;
  mayErase: boolean;
  /** After a refused form: the typed values, the errors, and whether somebody else was first. */
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  changed?: boolean;
};

const fields = ['outcome', 'note', 'laterAt', 'bookedFor'];

function Choice({ value, children, className = '' }: { value: string; children: string; className?: string }) {
  return (
    <Button className={`w-full px-3! ${className}`} look="quiet" name="outcome" type="submit" value={value}>
      {children}
    </Button>
  );
}

const choice = (outcome: Outcome) => (
  <Choice key={outcome} value={outcome}>
    {outcomes[outcome].words}
  </Choice>
);

/** The form that records a call: each button is an outcome, and a note may go with it. */
export function RecordForm({ request, now, query, typed = {}, errors = {} }: RequestScreenProps) {
  const { version, state, tries } = request;
  const isOpen = state === 'open';
  return (
    <section aria-labelledby="record" className="mt-6">
      <h2 className="text-lg" id="record">
        {isOpen ? (isAnsweredInWriting(request) ? 'What came of it?' : 'What came of the call?') : 'Anything to add?'}
      </h2>
      <ErrorSummary errors={errors} idOf={(field) => `record-${field}`} order={fields} />
      <form action={`${pathOf(request)}/call${query}`} className="mt-2" data-asks="" id="record-outcome" method="post">
        {/* Enter in a text field presses the first button, which records nothing. */}
        <button aria-hidden="true" className="sr-only" name="outcome" tabIndex={-1} type="submit" value="">
          Nothing chosen
        </button>
        <input name="version" type="hidden" value={version} />
        {isOpen && isAnsweredInWriting(request) && (
          <Choice className="mb-2" value="answered">
            {outcomes.answered.words}
          </Choice>
        )}
        {isOpen ? <Outcomes errors={errors} now={now} tries={tries} typed={typed} /> : <Choice value="reopened">Open it again</Choice>}
        <div className="mt-4">
          <TextArea
            defaultValue={typed.note}
            error={errors.note?.[0]}
            id="record-note"
            label="Note (goes with what you choose)"
            maxLength={longestNote}
            name="note"
            rows={3}
          />
          <Button className="mt-2 w-full sm:w-auto" look="quiet" name="outcome" type="submit" value="note">
            Save the note only
          </Button>
        </div>
      </form>
    </section>
  );
}

type OutcomesProps = {
  now: number;
  tries: number;
  typed: NonNullable<RequestScreenProps['typed']>;
  errors: NonNullable<RequestScreenProps['errors']>;
};

function Outcomes({ now, tries, typed, errors }: OutcomesProps) {
  const earliest = boxTimeOf(now);
  const fold = 'rounded-md border border-line bg-surface';
  const row = 'px-4 font-semibold';
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
        {/* The most frequent outcome gets the widest button. */}
        <Choice className="col-span-2" value="no-answer">
          {outcomes['no-answer'].words}
        </Choice>
        {(['booked', 'advised', 'wrong-number', 'not-for-us'] as const).map(choice)}
      </div>
      {tries >= mostTries && choice('written')}
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Fold className={fold} open={Boolean(errors.bookedFor)} row={row} title="Booked for a day and time">
          <div className="space-y-2 px-4 pb-4">
            <DateField
              defaultValue={typed.bookedFor}
              error={errors.bookedFor?.[0]}
              id="record-bookedFor"
              label="When they come"
              min={earliest}
              name="bookedFor"
              type="datetime-local"
            />
            <Choice value="booked">Booked for this time</Choice>
          </div>
        </Fold>
        <Fold className={fold} open={Boolean(errors.laterAt)} row={row} title="Call later">
          <div className="space-y-2 px-4 pb-4">
            {laterOffers(now, practice.openingHours).map((offer) => (
              <Choice key={offer} value={`later:${offer}`}>
                {laterChoices[offer]}
              </Choice>
            ))}
            <DateField
              defaultValue={typed.laterAt}
              error={errors.laterAt?.[0]}
              id="record-laterAt"
              label="Or at a day and time"
              min={earliest}
              name="laterAt"
              type="datetime-local"
            />
            <Choice value="later:at">Call at this time</Choice>
          </div>
        </Fold>
      </div>
    </div>
  );
}
