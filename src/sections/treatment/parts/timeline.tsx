import type { ReactNode } from 'react';
import { answersId } from '#content/cost-link.ts';
import { gettingReadyHref } from '#content/getting-ready.ts';
import type { Operation, OperationKey } from '#content/operations.ts';
import { textOfRuns } from '#content/page-text.ts';
import type { TreatmentText } from '#content/treatment-text.ts';
import { answersOf, exampleNotice } from '#content/when-may-i.ts';
import { Bullets } from '#sections/treatment/text-blocks.tsx';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** The practice's answers; where they have no room beside their questions, each comes under its own. */
function Answers({ operation }: { operation: Operation }) {
  return (
    <table className="answers">
      <caption>{operation.given ? 'This practice’s own answers' : <b className="text-urgent">{exampleNotice}</b>}</caption>
      <tbody>
        {answersOf(operation).map(([question, answer]) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td>{answer}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type OwnAnswers = { operations: ReadonlyArray<readonly [OperationKey, Operation]>; differs: TreatmentText['differs'] };

/**
 * Shows for each operation of the page its cost, the nights in hospital, when a patient may do what again, and why the text may give
 * another time.
 */
export function WhenMayI({ operations, differs }: OwnAnswers) {
  return (
    <div>
      {operations.length > 0 && (
        <div className="@container mt-3 divide-y divide-line rounded-md border border-line bg-surface lg:mt-0">
          <h3 className="px-5 py-2.5 text-base">Cost, stay, and when may I …?</h3>
          {operations.map(([key, operation]) => (
            <Fold
              key={key}
              row="min-h-12! px-5 py-2 leading-tight wrap-anywhere"
              title={operation.given ? `${operation.name}: our own answers` : operation.name}
            >
              <div className="fold-target" id={answersId(key)}>
                <Answers operation={operation} />
                {(operation.ready || operation.readyAs) && (
                  <p className="border-t border-line px-5 print:hidden">
                    <a
                      className="inline-flex min-h-11 items-center py-2.5 font-semibold leading-snug text-brand underline underline-offset-4"
                      href={gettingReadyHref(operation.readyAs ?? key)}
                    >
                      How to get ready, with a calendar for your phone
                    </a>
                  </p>
                )}
              </div>
            </Fold>
          ))}
        </div>
      )}
      {operations.length > 0 && differs.length > 0 && (
        <div className="mt-3">
          <p className="mb-1 font-semibold">Why our answer differs</p>
          <Bullets items={differs} />
        </div>
      )}
    </div>
  );
}

function Before({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Fold row="py-0! min-h-11! print:min-h-0!" title={<h3 className="text-lg">{title}</h3>}>
        <div className="fold-target pb-2" id={id}>
          {children}
        </div>
      </Fold>
    </li>
  );
}

const Steps = ({ steps }: { steps: TreatmentText['recovery'] }) =>
  inOrder(steps).map(({ key, item: { when, what } }) => (
    <li key={key}>
      <h3 className="text-lg">
        <MarkedText runs={when} />
      </h3>
      <p className="mt-0.5 max-w-reading leading-snug">
        <MarkedText runs={what} />
      </p>
    </li>
  ));

// Of a longer line a phone folds all but the first step.
const readAtOnce = 2;
const first = 1;
// As many as a phone has room for in two lines.
const named = 3;

/** What the fold of the other steps is called: their titles as one phrase, or the first and how many follow. */
function titleOf(steps: TreatmentText['recovery']): string {
  const [head = '', ...others] = steps.map(({ when }) => textOfRuns(when));
  if (steps.length > named) return `${head}, and ${others.length} more steps`;
  return [head, ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(', ');
}

/** The time line from preparation to recovery. */
export function Timeline({ text: { preparing, inHospital, recovery } }: { text: TreatmentText }) {
  const rest = recovery.length > readAtOnce ? recovery.slice(first) : [];
  return (
    <ol className="timeline max-w-reading">
      <Before id="preparing" title="Before: how to prepare">
        <Bullets items={preparing} />
      </Before>
      <Before id="hospital" title="In hospital: what to expect">
        <Bullets items={inHospital} />
      </Before>
      <Steps steps={recovery.slice(0, recovery.length - rest.length)} />
      {rest.length > 0 && (
        <li className="p-0!">
          <Fold
            className="fold-on-phone"
            row="px-5 py-2 font-semibold leading-tight rounded-md border border-line bg-surface"
            title={titleOf(rest)}
          >
            <ol className="timeline max-sm:mt-3">
              <Steps steps={rest} />
            </ol>
          </Fold>
        </li>
      )}
    </ol>
  );
}
