import { minute, type OpeningHours } from '#content/practice-time.ts';
import { pathOf } from '#desk/frame/request-names.ts';
import { laterTimes, visitTimes } from '#requests/calls/due-times.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { mostTries, type Outcome, outcomes } from '#requests/calls/outcomes.ts';
import { soonMinutes, type Warning } from '#requests/calls/warnings.ts';
import type { RequestWithoutContact } from '#requests/request.ts';
import { canBeRung } from '#requests/submission.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import type { PracticeText } from '#texts/store.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { Titled } from '#ui/titled.tsx';
import { isAnsweredInWriting, OutcomeButton, recordFormId } from './action-bar.tsx';
import { longestNote, pressedValue, soonValue } from './call-form.ts';
import { Others, Whose } from './chips.tsx';
import { TimeButtons } from './time-buttons.tsx';

/** `Shown` is as much of a request as is shown. */
export type RequestScreenProps<
  Shown = Pick<OneRequest, 'booked' | 'more'> & RequestWithoutContact & { others: ReadonlyArray<RequestWithoutContact> },
> = {
  request: Shown;
  /** The staff by e-mail address. */
  names: ReadonlyMap<string, string>;
  /** The reader's e-mail address. */
  email: string;
  now: number;
  query: string;
  /** The address of the list, at its line. */
  back: string;
  hours: OpeningHours;
  /** The practice's own texts, for the links to write with. */
  texts: ReadonlyArray<PracticeText>;
  mayErase: boolean;
  mayLog?: boolean;
  /** Whether it is the screen's own subject; else the list beside it is. */
  isMain?: boolean;
  /** It was not chosen: it is the next one, shown beside the list or after the last call. */
  isBeside?: boolean;
  /** Another request was recorded a moment ago, with a tap that may still be under way. */
  arms?: boolean;
  /** After a refused form: the typed values, the errors, and whether somebody else was first. */
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  changed?: boolean;
  /** The outcome that was pressed, and is recorded only when it is pressed again. */
  asked?: { doubt: Warning; outcome: Outcome; at?: number | undefined };
};

const fields = ['outcome', 'note', 'laterAt', 'bookedFor'];
/** The form that records a call: a note, and what goes with an outcome. The most frequent outcomes are the bar's. */
export function RecordForm({ request, now, query, hours, typed: sent, errors = {}, asked }: RequestScreenProps) {
  const { version, state, tries, others } = request;
  const typed = sent ?? {};
  const whileWriting = { 'data-asks': '', 'data-keeps': pathOf(request), 'data-unsaved': sent && '' };
  const isOpen = state === 'open';
  const isWritten = isAnsweredInWriting(request);
  const isMarked = [request, ...others].some(({ emergency }) => emergency.length > 0);
  const fits = { advised: isWritten, 'wrong-number': canBeRung(request), 'not-for-us': true, written: tries >= mostTries };
  const further = (['advised', 'wrong-number', 'not-for-us', 'written'] as const).filter((one) => fits[one]);
  return (
    <Titled
      className="mt-6"
      id="record"
      look="text-lg"
      title={isOpen ? (isWritten ? 'What came of it?' : 'What came of the call?') : 'Anything to add?'}
    >
      <ErrorSummary errors={errors} idOf={(field) => `record-${field}`} order={fields} />
      <form action={`${pathOf(request)}/call${query}`} className="mt-2 space-y-4" id={recordFormId} method="post" {...whileWriting}>
        {/* Enter in a text field presses the first button, which records nothing. */}
        <button aria-hidden="true" className="sr-only" name="outcome" tabIndex={-1} type="submit" value="">
          Nothing chosen
        </button>
        <input name="version" type="hidden" value={version} />
        {asked && <input name="confirmed" type="hidden" value={pressedValue(asked.outcome, asked.at)} />}
        {others.length > 0 && <Others request={request} typed={sent} />}
        <TextArea
          data-key-focus="n"
          defaultValue={typed.note}
          error={errors.note?.[0]}
          id="record-note"
          label="Note (goes with what you choose)"
          maxLength={longestNote}
          name="note"
          rows={2}
        />
        {/* Above the hours: on the way past them a slip of the thumb books somebody. */}
        <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
          {isOpen && further.map(otherOutcome)}
          <OutcomeButton value="note">Save the note only</OutcomeButton>
        </div>
        {isOpen && (
          <>
            {canBeRung(request) && (
              <TimeButtons
                box={{
                  name: 'laterAt',
                  label: 'Day and time',
                  typed: typed.laterAt,
                  error: errors.laterAt?.[0],
                  button: 'Call at this time',
                }}
                days={isMarked ? [] : laterTimes(now, hours)}
                legend={isMarked ? 'Call later' : 'Call later, at'}
                now={now}
                outcome="later"
                shortcut="3"
              >
                {isMarked && <SoonButtons />}
              </TimeButtons>
            )}
            <TimeButtons
              bookedAt={bookedAt(request.booked, hours)}
              box={{
                name: 'bookedFor',
                label: 'When they come',
                typed: typed.bookedFor,
                error: errors.bookedFor?.[0],
                button: 'Booked for this time',
              }}
              days={visitTimes(now, hours)}
              legend="Booked, comes at"
              now={now}
              outcome="booked"
              shortcut="4"
            >
              <Whose before="Visit of" others={others} request={request} />
              <button
                className="mt-1 min-h-11 rounded-md border-2 border-edge px-3 text-sm hover:bg-brand-50"
                name="outcome"
                type="submit"
                value="booked"
              >
                Booked, time not settled
              </button>
            </TimeButtons>
          </>
        )}
      </form>
    </Titled>
  );
}

/** For patients who may be in danger: a longer time is typed, and asked about. */
function SoonButtons() {
  return (
    <div className="mt-1 grid grid-cols-3 gap-2">
      {soonMinutes.map((minutes, place) => (
        <button
          className="min-h-11 rounded-md border-2 border-edge text-sm hover:bg-brand-50"
          data-key-focus={place === 0 ? '3' : undefined}
          key={minutes}
          name="outcome"
          type="submit"
          value={soonValue(minutes)}
        >
          in {minutes} minutes
        </button>
      ))}
    </div>
  );
}

/** Counts those who were booked for a time between two that are offered with the first of them. */
export const bookedAt =
  (booked: OneRequest['booked'], { slotMinutes }: OpeningHours) =>
  (from: number): number =>
    booked.reduce((sum, { at, people }) => (at >= from && at < from + slotMinutes * minute ? sum + people : sum), 0);

const shortcuts: Readonly<Partial<Record<Outcome, string>>> = { advised: '5', 'wrong-number': '6' };
const otherOutcome = (outcome: Outcome) => (
  <OutcomeButton key={outcome} value={outcome} {...(shortcuts[outcome] && { shortcut: shortcuts[outcome] })}>
    {outcomes[outcome].words}
  </OutcomeButton>
);
