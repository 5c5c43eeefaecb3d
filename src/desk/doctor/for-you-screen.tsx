import { NobodyAtNight, Nothing, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { weekdayAndTime, whenAsRead } from '#desk/frame/times.ts';
import type { readQuestions } from '#requests/calls/questions.ts';
import { Submit } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { longestWords } from './ask-screen.tsx';
import { Facts, Quotes } from './question-facts.tsx';

export type ForYouProps = {
  questions: Awaited<ReturnType<typeof readQuestions>>;
  /** How many more there are than are shown. */
  more?: number;
  names: ReadonlyMap<string, string>;
  now: number;
  /** How many people who may be in danger should have been rung by now. */
  emergencies: number;
  /** Other staff only read them. */
  mayAnswer: boolean;
  /** Nobody would be told of an emergency at night. */
  nobodyAtNight?: boolean;
  /** The request that she has just answered, while that can be taken back. */
  sent?: string | undefined;
  /** Typed text that is not sent yet, by the request that it is about. */
  unsent?: Unsent;
  /** After a refused answer: to which request, and why. */
  problem?: { name: string; words: string } | undefined;
};

/** `version` is the one that was seen; of a refused answer it is seen anew. */
export type Unsent = ReadonlyMap<string, { typed: string; urgent: boolean; version: string | undefined }>;

/** The front desk's questions to the doctor; for her, each has a box for the answer. */
export function ForYou({
  questions,
  more = 0,
  names,
  now,
  emergencies,
  mayAnswer,
  nobodyAtNight = false,
  sent,
  unsent = new Map(),
  problem,
}: ForYouProps) {
  const answered = [...unsent].filter(([name, { typed }]) => typed.trim() && !questions.some(({ request }) => request.name === name));
  const list = (
    <ul className="mt-4 grid gap-4">
      {questions.map((question) => (
        <Item
          key={question.request.id}
          mayAnswer={mayAnswer}
          names={names}
          now={now}
          problem={problem?.name === question.request.name ? problem.words : undefined}
          question={question}
          unsent={unsent.get(question.request.name)}
        />
      ))}
    </ul>
  );
  const isForm = mayAnswer && questions.length > 0;
  const takeBack = sent !== undefined && <TakeBack isForm={isForm} name={sent} />;
  return (
    <>
      {nobodyAtNight && <NobodyAtNight />}
      {emergencies > 0 && <EmergenciesWait count={emergencies} />}
      <PageHead title={mayAnswer ? 'For you' : 'For the doctor'}>
        {mayAnswer
          ? 'What the front desk asks you about patients. A sentence is enough: they pass it on.'
          : 'What the front desk asks the doctor about patients. She alone answers.'}
      </PageHead>
      {answered.map(([name, { typed }]) => (
        <div key={name}>
          <Urgent>The question about {name} waits no longer: it was answered or closed meanwhile. What you wrote was not sent:</Urgent>
          <p className="mt-2 max-w-reading whitespace-pre-line break-words">{typed}</p>
        </div>
      ))}
      {!isForm && takeBack}
      {questions.length === 0 ? (
        <Nothing>{mayAnswer ? 'Nobody waits for an answer of yours.' : 'Nobody waits for an answer of the doctor.'}</Nothing>
      ) : mayAnswer ? (
        // One form, so that no answer is lost by sending another; each has its own button.
        <form data-asks="" data-keeps="/for-you" {...(unsent.size > 0 && { 'data-unsaved': '', 'data-unsent': '' })} method="post">
          {/* Enter in a box presses the first button, which does nothing. */}
          <button disabled hidden type="submit" />
          {takeBack}
          {list}
        </form>
      ) : (
        list
      )}
      {more > 0 && <p className="mt-4 font-semibold">And {more} more, which show here once some of these are answered.</p>}
    </>
  );
}

/** With other boxes on the page it is a button of their form, so that their text is sent along. */
function TakeBack({ name, isForm }: { name: string; isForm: boolean }) {
  const button = (
    <Submit className="mt-3" formAction={`${pathOf({ name })}/take-back`} look="quiet">
      Take my answer back
    </Submit>
  );
  return isForm ? button : <form method="post">{button}</form>;
}

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function EmergenciesWait({ count }: { count: number }) {
  return (
    <p className="mb-4 rounded-md border-2 border-emergency bg-emergency-50 px-4 py-2 font-bold text-emergency">
      {count === 1 ? 'One emergency waits' : `${numbers[count] ?? count} emergencies wait`}:{' '}
      <a className="inline-flex min-h-11 items-center text-emergency underline" href="/">
        see the call list
      </a>
    </p>
  );
}

type ItemProps = Pick<ForYouProps, 'names' | 'now' | 'mayAnswer'> & {
  question: ForYouProps['questions'][number];
  unsent: ReturnType<Unsent['get']>;
  problem: string | undefined;
};

function Item({
  question: { request, others, question, by, askedAt, withdrawn, toldBy },
  names,
  now,
  mayAnswer,
  unsent,
  problem,
}: ItemProps) {
  const { name, written, version } = request;
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <h2 className="break-words text-lg">
        <a href={pathOf(request)}>{written?.name ?? unreadable}</a> <span className="font-normal text-soft text-sm">{name}</span>
      </h2>
      <p className="mt-1 max-w-reading whitespace-pre-line break-words font-semibold">{question}</p>
      <p className="text-soft text-sm">
        {names.get(by) ?? by} asks, {whenAsRead(askedAt, now)}
      </p>
      <Facts now={now} request={request} withdrawn={withdrawn} />
      {withdrawn && <Urgent>This person has taken the consent back. Answer only if the front desk needs it.</Urgent>}
      <Quotes requests={[request, ...others]} />
      {mayAnswer && (
        <div className="mt-3 grid max-w-reading gap-3">
          <input name={`version-${name}`} type="hidden" value={unsent?.version ?? version} />
          <TextArea
            defaultValue={unsent?.typed}
            error={problem}
            id={`reply-${name}`}
            label="Your answer"
            maxLength={longestWords}
            name={`reply-${name}`}
            rows={2}
          />
          <div>
            <p className="text-soft text-sm">The front desk passes it on by {weekdayAndTime(toldBy, now)}.</p>
            <label className="flex min-h-11 items-center gap-3">
              <input className="tick" defaultChecked={unsent?.urgent} name={`urgent-${name}`} type="checkbox" value="yes" />
              <span>
                Tell them now <span className="text-soft text-sm">(rings at any hour, as an emergency does)</span>
              </span>
            </label>
          </div>
          <Submit className="justify-self-start" formAction={`${pathOf({ name })}/reply`}>
            Answer
          </Submit>
        </div>
      )}
    </li>
  );
}
