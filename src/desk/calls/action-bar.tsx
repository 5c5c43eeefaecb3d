import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';
import { mailLink } from '#desk/frame/mail-link.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { mostTries, type Outcome, outcomes } from '#requests/calls/outcomes.ts';
import { untoldMove } from '#requests/closed-days.ts';
import { comesIn, type PatientRequest, type RequestWithoutContact } from '#requests/request.ts';
import { canBeRung, type Way } from '#requests/submission.ts';
import { telLink, whatsappLink } from '#schemas/phone-number.ts';
import { fillText } from '#texts/fill.ts';
import type { PracticeText } from '#texts/store.ts';
import { languageOf } from '#texts/written-language.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Whose } from './chips.tsx';

type Props = { request: OneRequest; texts: ReadonlyArray<PracticeText>; arms: boolean };

type Frequent = readonly [outcome: Outcome, shortcut: string, leadsToTimes?: true];

// No more than these fit two rows of a phone; the rest is in the form.
const calls: ReadonlyArray<Frequent> = [
  ['no-answer', '1'],
  ['busy', '2'],
  ['later', '3', true],
  ['booked', '4', true],
  ['advised', '5'],
];
const messages: ReadonlyArray<Frequent> = [
  ['answered', 'a'],
  ['no-answer', '1'],
  ['busy', '2'],
  ['later', '3', true],
  ['booked', '4', true],
];

// Two rows of a phone, each full: three and two, or two and two.
const rowsOf = (count: number) => (count > 4 ? 'max-sm:*:basis-[30%]' : count > 2 ? 'max-sm:*:basis-[40%]' : '');

// They left an e-mail address alone.
const letters: ReadonlyArray<Frequent> = [
  ['answered', 'a'],
  ['wrote', '1'],
  ['booked', '4', true],
];
// Nobody can reach them.
const visits: ReadonlyArray<Frequent> = calls.filter(([outcome]) => outcome === 'booked' || outcome === 'advised');

function frequentOf(request: OneRequest): ReadonlyArray<Frequent> {
  if (comesIn(request)) return visits;
  if (!canBeRung(request)) return letters;
  if (!isAnsweredInWriting(request)) return calls;
  return request.ways?.includes('phone') ? messages : messages.filter(([outcome]) => outcome !== 'busy');
}

/**
 * The buttons for one thumb, always at the foot of the screen: reach the person, then record the outcome. It takes its own room at the
 * end of the page, so it covers nothing that cannot be scrolled away from it.
 */
export function ActionBar({ request, texts, arms }: Props) {
  const { ways, state } = request;
  return (
    <section
      aria-label="Call and record"
      className={`action-bar -mx-4 mt-6 grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-t bg-surface px-4 pt-2 sm:-mx-6 sm:px-6 ${arms ? 'arms' : ''}`}
    >
      {ways && ways.length > 0 && <ReachLinks request={request} texts={texts} />}
      {state === 'open' && <Whose before="Settles" others={request.others} request={request} />}
      {state === 'open' ? (
        <div className={`flex gap-1 max-sm:flex-wrap lg:gap-1.5 ${rowsOf(frequentOf(request).length)}`}>
          {frequentOf(request).map(([outcome, shortcut, leadsToTimes]) =>
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

const wayNames = { phone: 'Call', whatsapp: 'WhatsApp', mail: 'Email' } as const satisfies Record<Way, string>;

/** Buttons to call, to write on WhatsApp with a prepared message, and to write an e-mail, in the order that the patient asked for. */
function ReachLinks({ request, texts }: Pick<Props, 'request' | 'texts'>) {
  const ways = linksTo(request, texts);
  // Three of them fit beside each other on the narrowest phone, without their icons.
  const shape = ways.length > 2 ? 'px-2! max-sm:text-sm max-sm:[&_svg]:hidden' : 'px-3!';
  return (
    <div className="flex flex-wrap gap-2">
      {ways.map(({ way, href }, at) => (
        <ButtonLink
          className={`grow whitespace-nowrap ${shape}`}
          data-call={way === 'phone' ? '' : undefined}
          href={href}
          key={way}
          look={at === 0 && !(request.wrongNumber && way === 'phone') ? 'accent' : 'quiet'}
          {...(way === 'whatsapp' && { rel: 'noreferrer', target: '_blank' })}
        >
          <Icon className="size-5" name={way} /> {wayNames[way]} {way === 'phone' && <Key>c</Key>}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The buttons of the bar are outside the form. */
export const recordFormId = 'record-outcome';

const outcomeShape =
  'inline-flex min-h-12 flex-1 items-center justify-center gap-1 rounded-md border border-brand px-0.5 text-center text-sm font-semibold leading-tight text-brand no-underline hover:bg-brand-50 lg:px-1.5';

type OutcomeButtonProps = { value: string; children: ReactNode; shortcut?: string };

export function OutcomeButton({ value, children, shortcut }: OutcomeButtonProps) {
  return (
    <button
      aria-keyshortcuts={shortcut}
      className={outcomeShape}
      data-key={shortcut}
      form={recordFormId}
      name="outcome"
      type="submit"
      value={value}
    >
      {shortcut && <Key>{shortcut}</Key>}
      {children}
    </button>
  );
}

/** The key that does the same, where there is likely to be a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className="hidden text-xs font-normal lg:inline">
      {children}
    </kbd>
  );
}

// Words of people who cannot hear, or may not be rung, and of those who want to be rung. They change only the order.
const inWriting =
  /\b(?:deaf|hard of hearing|(?:can ?not|can.?t) (?:hear|take (?:a )?calls?|talk)|(?:do not|don.?t|no) (?:call|ring|phone)|e-?mail me|write to me|in writing|by e-?mail)\b|बहर[ाे]|सुनाई नहीं|ऐकू येत नाही|ईमेल/iu;
const byPhone = /\b(?:call|ring|phone) (?:me|back|us|my)\b|फ़ोन कर|फोन कर|कॉल कर/iu;
const onWhatsapp = /whats ?app|व्हाट्स|वॉट्स|व्हॉट्स/iu;

/** How to reach somebody, in the order in which they asked for it. */
function orderOf({ kind, written, wrongNumber, tries, enteredBy, emergency }: RequestWithoutContact): ReadonlyArray<Way> {
  const text = written?.text ?? '';
  // A wrong number belongs to a stranger.
  if (wrongNumber) return ['mail', 'phone'];
  // A patient who may be in danger is rung, whichever way they wrote.
  if (emergency.length > 0) return ['phone', 'whatsapp', 'mail'];
  if (tries >= mostTries) return ['whatsapp', 'mail', 'phone'];
  if (inWriting.test(text)) return ['mail', 'whatsapp', 'phone'];
  if (kind === 'callback' || enteredBy !== null || byPhone.test(text)) return ['phone', 'whatsapp', 'mail'];
  return onWhatsapp.test(text) ? ['whatsapp', 'mail', 'phone'] : ['mail', 'whatsapp', 'phone'];
}

/** The ways to reach somebody, the one that they asked for first, each with its link; a message begins with the practice's own text. */
export function linksTo(
  request: PatientRequest & Partial<Pick<OneRequest, 'events'>>,
  texts: ReadonlyArray<PracticeText>,
): ReadonlyArray<{ way: Way; href: string }> {
  const { written, tries, language, reference } = request;
  if (!written) return [];
  const to = languageOf(language, written.text);
  const instead = untoldMove(request);
  const text = texts.find(({ key }) => key === (instead !== undefined ? 'moved' : tries > 0 && canBeRung(request) ? 'missed' : 'thanks'));
  const filled = text && fillText(text.bodies[to], to, { name: written.name, reference, visitAt: instead });
  const message = filled?.ok ? filled.text : '';
  const links: Readonly<Record<Way, string | undefined>> = {
    phone: written.phone ? telLink(written.phone) : undefined,
    whatsapp: written.phone ? whatsappLink(written.phone, message) : undefined,
    mail: written.email ? mailLink(written.email, `Your request to ${practice.name}`, message) : undefined,
  };
  return orderOf(request).flatMap((way) => (links[way] === undefined ? [] : [{ way, href: links[way] }]));
}

/** Whether somebody is to be answered in writing: they sent a message, or do not want to be rung. Who may be in danger is rung. */
export function isAnsweredInWriting(request: RequestWithoutContact): boolean {
  const first = orderOf(request).find((way) => request.ways?.includes(way));
  return first === 'mail' || (request.kind === 'contact' && request.emergency.length === 0);
}
