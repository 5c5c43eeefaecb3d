import type { OneRequest } from '#requests/calls/one-request.ts';
import { mostTries, type Outcome, outcomes } from '#requests/calls/outcomes.ts';
import type { PracticeText } from '#texts/store.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Key, OutcomeButton, outcomeShape } from './outcome-button.tsx';
import { isAnsweredInWriting, type Way, waysTo } from './ways.ts';

type Props = { request: OneRequest; texts: ReadonlyArray<PracticeText>; arms: boolean };

type Frequent = readonly [outcome: Outcome, shortcut: string, leadsToTimes?: true];

// No more than these fit a phone; the rest is in the form.
const calls: ReadonlyArray<Frequent> = [
  ['no-answer', '1'],
  ['busy', '2'],
  ['later', '3', true],
  ['booked', '4', true],
  ['advised', '5'],
];
const messages: ReadonlyArray<Frequent> = [
  ['answered', '2'],
  ['no-answer', '1'],
  ['later', '3', true],
  ['booked', '4', true],
];

/**
 * What is done with one thumb, always at the foot of the screen: reach the person, then say what came of it. It takes its own room at the
 * end of the page, so it covers nothing that cannot be scrolled away from it.
 */
export function ActionBar({ request, texts, arms }: Props) {
  const { written, state } = request;
  return (
    <section
      aria-label="Call and record"
      className={`action-bar -mx-4 mt-6 grid gap-2 border-line border-t bg-surface px-4 pt-2 sm:-mx-6 sm:px-6 ${arms ? 'arms' : ''}`}
    >
      {written && <ReachLinks request={request} texts={texts} />}
      {state === 'open' ? (
        <div className="flex gap-1 lg:gap-1.5">
          {(isAnsweredInWriting(request) ? messages : calls).map(([outcome, shortcut, leadsToTimes]) =>
            leadsToTimes ? (
              <a className={outcomeShape} href={`#${outcome}`} key={outcome}>
                <Key>{shortcut}</Key> {outcomes[outcome].words}
              </a>
            ) : (
              <OutcomeButton key={outcome} shortcut={shortcut} value={outcome}>
                {outcomes[outcome].words}
              </OutcomeButton>
            ),
          )}
        </div>
      ) : (
        <OutcomeButton value="reopened">Open it again</OutcomeButton>
      )}
    </section>
  );
}

const wayNames = { phone: 'Call', whatsapp: 'WhatsApp', mail: 'E-mail' } as const satisfies Record<Way, string>;

/** Buttons to call, to write on WhatsApp with a prepared message, and to write an e-mail, in the order that the patient asked for. */
function ReachLinks({ request, texts }: Pick<Props, 'request' | 'texts'>) {
  const ways = waysTo(request, texts);
  // Three of them stand beside each other on the narrowest phone without their icons.
  const shape = ways.length > 2 ? 'px-2! max-sm:text-sm max-sm:[&_svg]:hidden' : 'px-3!';
  return (
    <div className="flex gap-2">
      {ways.map(({ way, href }, at) => (
        <ButtonLink
          className={`grow whitespace-nowrap ${shape}`}
          data-call={way === 'phone' ? '' : undefined}
          href={href}
          key={way}
          look={at === 0 && !(request.outcome === 'wrong-number' && way === 'phone') ? 'accent' : 'quiet'}
          {...(way === 'whatsapp' && { rel: 'noreferrer', target: '_blank' })}
        >
          <Icon className="size-5" name={way} /> {wayNames[way]} {way === 'phone' && <Key>c</Key>}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Says to write where ringing is of no use. */
export function WriteInstead({ request: { tries, outcome, written } }: { request: OneRequest }) {
  const words =
    outcome === 'wrong-number' && written?.email
      ? 'The number was wrong: write to their e-mail.'
      : tries >= mostTries
        ? `Nobody answered ${tries} times: write to them.`
        : undefined;
  return words && <p className="mt-3 font-semibold text-urgent">{words}</p>;
}
