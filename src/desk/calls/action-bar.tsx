import { patientMessage } from '#content/patient-messages.ts';
import { practice } from '#content/practice.ts';
import { mailLink, telLink, whatsappLink } from '#desk/frame/reach.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { mostTries, outcomes } from '#requests/calls/outcomes.ts';
import type { Written } from '#requests/request.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Key, OutcomeButton, outcomeShape } from './outcome-button.tsx';

// The rest is in the form: 3 leads to its times, 6 is the wrong number.
const frequent = [
  ['no-answer', '1'],
  ['busy', '2'],
  ['booked', '4'],
  ['advised', '5'],
] as const;

/**
 * What is done with one thumb, always at the foot of the screen: reach the person, then say what came of it. It takes its own room at the
 * end of the page, so it covers nothing that cannot be scrolled away from it.
 */
export function ActionBar({ request, arms }: { request: OneRequest; arms: boolean }) {
  const { written, state } = request;
  const [noAnswer, busy, ...rest] = frequent.map(([outcome, shortcut]) => (
    <OutcomeButton key={outcome} shortcut={shortcut} value={outcome}>
      {outcomes[outcome].words}
    </OutcomeButton>
  ));
  return (
    <section
      aria-label="Call and record"
      className={`action-bar -mx-4 mt-6 grid gap-2 border-line border-t bg-surface px-4 pt-2 sm:-mx-6 sm:px-6 ${arms ? 'arms' : ''}`}
    >
      {written && <ReachLinks request={request} written={written} />}
      {state === 'open' ? (
        <div className="flex gap-1 lg:gap-1.5">
          {noAnswer}
          {busy}
          <a className={outcomeShape} href="#later">
            <Key>3</Key> {outcomes.later.words}
          </a>
          {rest}
        </div>
      ) : (
        <OutcomeButton value="reopened">Open it again</OutcomeButton>
      )}
    </section>
  );
}

type ReachProps = { written: Written; request: OneRequest };

/** Buttons to call, to write on WhatsApp with a prepared message, and to write an e-mail. */
function ReachLinks({ written, request: { reference, language, tries, outcome, kind } }: ReachProps) {
  const { phone, email, name } = written;
  const isMissed = tries > 0;
  const isWrong = outcome === 'wrong-number';
  const mustWrite = tries >= mostTries;
  const message = patientMessage(isMissed ? 'missed' : 'ready', language, { name, reference, kind });
  // A wrong number belongs to a stranger.
  const whatsapp = phone && !isWrong ? whatsappLink(phone, message) : undefined;
  const byMail = email && (!phone || isWrong || isMissed);
  const shape = 'grow px-3!';
  return (
    <div className="flex gap-2">
      {phone && (
        <ButtonLink className={shape} data-call="" href={telLink(phone)} look={mustWrite || isWrong ? 'quiet' : 'accent'}>
          <Icon className="size-5" name="phone" /> Call <Key>c</Key>
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink className={shape} href={whatsapp} look={mustWrite ? 'accent' : 'quiet'} rel="noreferrer" target="_blank">
          <Icon className="size-5" name="whatsapp" /> WhatsApp
        </ButtonLink>
      )}
      {byMail && (
        <ButtonLink
          className={shape}
          href={mailLink(email, `Your request to ${practice.name}`, message)}
          look={isWrong || !phone ? 'accent' : 'quiet'}
        >
          <Icon className="size-5" name="mail" /> E-mail
        </ButtonLink>
      )}
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
