import { Nothing, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import type { readQuestions } from '#requests/calls/questions.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { longestWords } from './ask-screen.tsx';

export type ForYouProps = {
  questions: Awaited<ReturnType<typeof readQuestions>>;
  names: ReadonlyMap<string, string>;
  now: number;
  /** After a refused answer: to which request, what was typed, and why. */
  again?: { name: string; typed: string; problem: string } | undefined;
};

/** What the front desk asks the doctor, each with a box for the answer. */
export function ForYou({ questions, names, now, again }: ForYouProps) {
  const isAnswered = again && !questions.some(({ request }) => request.name === again.name);
  return (
    <>
      <PageHead title="For you">What the front desk asks you about patients. A sentence is enough: they pass it on.</PageHead>
      {isAnswered && (
        <>
          <Urgent>
            The question about {again.name} waits no longer: it was answered or closed meanwhile. What you wrote was not sent:
          </Urgent>
          <p className="mt-2 max-w-reading whitespace-pre-line break-words">{again.typed}</p>
        </>
      )}
      {questions.length === 0 ? (
        <Nothing>Nobody waits for an answer of yours.</Nothing>
      ) : (
        <ul className="mt-4 grid gap-4">
          {questions.map((question) => (
            <Item
              again={again?.name === question.request.name ? again : undefined}
              key={question.request.id}
              names={names}
              now={now}
              question={question}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type ItemProps = Pick<ForYouProps, 'names' | 'now' | 'again'> & { question: ForYouProps['questions'][number] };

function Item({ question: { request, question, by, askedAt, withdrawn }, names, now, again }: ItemProps) {
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
      {withdrawn && <Urgent>This person has taken the consent back. Answer only if the front desk needs it.</Urgent>}
      {written?.text && (
        <p className="mt-3 max-w-reading whitespace-pre-line break-words border-brand-300 border-l-4 pl-3">{written.text}</p>
      )}
      <form action={`${pathOf({ name })}/reply`} className="mt-3 grid max-w-reading gap-3" data-asks="" data-keeps="/for-you" method="post">
        <input name="version" type="hidden" value={version} />
        <TextArea
          defaultValue={again?.typed}
          error={again?.problem}
          id={`reply-${name}`}
          label="Your answer"
          maxLength={longestWords}
          name="reply"
          required
          rows={2}
        />
        <Button className="justify-self-start" type="submit">
          Answer
        </Button>
      </form>
    </li>
  );
}
