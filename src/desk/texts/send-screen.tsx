import { type TextLanguage, textLanguages } from '#content/patient-texts/seeds.ts';
import { practice } from '#content/practice.ts';
import { mailLink } from '#desk/frame/mail-link.ts';
import { Choices, Doubt, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { needsALookPath, pathOf, unreadable } from '#desk/frame/request-names.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { setsVisit } from '#requests/calls/visits.ts';
import type { Warning } from '#requests/calls/warnings.ts';
import { movedTo, untoldMove } from '#requests/closed-days.ts';
import { canBeWrittenTo, comesIn } from '#requests/request.ts';
import { canBeRung } from '#requests/submission.ts';
import { whatsappLink } from '#schemas/phone-number.ts';
import { fillText, type TextField } from '#texts/fill.ts';
import type { PracticeText } from '#texts/store.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

export type SendTextProps = {
  request: OneRequest;
  texts: ReadonlyArray<PracticeText>;
  language: TextLanguage;
  problem?: string;
  /** A text after which the request was to be closed, and why that is recorded only when it is said again. */
  asked?: { doubt: Warning; text: PracticeText['key']; version: number };
};

/** The practice's texts, filled in for one patient, each with the ways to send it. */
export function SendText({ request, texts, language, problem, asked }: SendTextProps) {
  const { written, withdrawn, state } = request;
  const address = `${pathOf(request)}/texts`;
  const first = likeliest(request);
  const noWay = whyNobodyGetsIt(request);
  const theirs = texts.filter(({ key }) => fits(key, request));
  const inOrder = [...theirs.filter(({ key }) => key === first), ...theirs.filter(({ key }) => key !== first)];
  return (
    <>
      <a className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold" href={pathOf(request)}>
        <Icon className="size-5" name="left" /> {request.name}
      </a>
      <PageHead title={`A text to ${written?.name ?? unreadable}`}>
        Open one in WhatsApp or your email program, change what you like, send it, and press ‘Sent’ here.
      </PageHead>
      {problem && <Urgent>{problem}</Urgent>}
      {asked && (
        <Doubt doubt={asked.doubt}>
          <form action={`${pathOf(request)}/sent?language=${language}`} method="post">
            <input name="version" type="hidden" value={asked.version} />
            <input name="text" type="hidden" value={asked.text} />
            <input name="confirmed" type="hidden" value={asked.text} />
            <input name="language" type="hidden" value={language} />
            <Submit look="quiet" name="after" value="close">
              Yes: sent, and close
            </Submit>
          </form>
        </Doubt>
      )}
      <div className="mt-3">
        <Choices
          label="Language"
          of={Object.entries(textLanguages).map(([key, words]) => ({
            href: `${address}?language=${key}`,
            words,
            isCurrent: key === language,
          }))}
        />
      </div>
      {withdrawn && (
        <Urgent>
          Consent was taken back: write nothing before it is settled under <a href={needsALookPath}>Needs a look</a>.
        </Urgent>
      )}
      {written && noWay && <Urgent>{noWay}</Urgent>}
      {written && !withdrawn && !noWay && (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {inOrder.map((text) => (
            <Text isFirst={text.key === first} isOpen={state === 'open'} key={text.key} language={language} request={request} text={text} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Whether a text can be true of them: 'we called you' of somebody who can be called, 'we are closed then' of a closed time. */
function fits(key: PracticeText['key'], request: OneRequest): boolean {
  if (key === 'missed') return canBeRung(request);
  if (key === 'visit-closed') return request.visitIsClosed;
  if (key === 'visit-moved') return visitIsMoved(request);
  return true;
}

const visitIsMoved = ({ visitAt, events }: OneRequest): boolean =>
  visitAt !== undefined && events.find(({ outcome, undone }) => !undone && setsVisit(outcome))?.outcome === 'visit-moved';

/** Why no text can reach them; undefined where one can. */
function whyNobodyGetsIt(request: OneRequest): string | undefined {
  if (comesIn(request)) return 'There is neither a phone number nor an email to send it to.';
  if (!request.ways || request.ways.includes('mail')) return undefined;
  if (request.wrongNumber) return 'The number was wrong, and there is no email to send it to.';
  return canBeWrittenTo(request) ? undefined : 'Their number takes no texts, and there is no email: ring them.';
}

/** The text that is meant, most likely: of a call that was moved, of a visit, of calls that nobody answered, or the beginning of an answer. */
function likeliest(request: OneRequest): PracticeText['key'] {
  const { visitAt, visitIsClosed, tries } = request;
  if (untoldMove(request) !== undefined) return 'moved';
  if (visitAt !== undefined && visitIsClosed) return 'visit-closed';
  if (visitAt !== undefined) return visitIsMoved(request) ? 'visit-moved' : 'booked';
  return tries > 0 && canBeRung(request) ? 'missed' : 'thanks';
}

const needs: Partial<Record<TextField, string>> = {
  day: 'Needs a visit that is booked for a day and a time.',
  time: 'Needs a visit that is booked for a day and a time.',
  fee: 'Needs the practice’s fee, which is only a sample so far.',
  reference: 'Needs a reference, and this request has none.',
};

function whyNot(key: PracticeText['key'], missing: TextField): string {
  if (key === 'moved' && (missing === 'day' || missing === 'time')) return 'Needs a call that was moved out of a closed time.';
  return needs[missing] ?? `Needs {${missing}}, which is empty.`;
}

type TextProps = { text: PracticeText; request: OneRequest; language: TextLanguage; isFirst: boolean; isOpen: boolean };

function Text({ text, request, language, isFirst, isOpen }: TextProps) {
  const { written, ways, reference, name, version, visitAt } = request;
  const { phone = '', email = '' } = written ?? {};
  const isOfMove = text.key === 'moved';
  const about = { name: written?.name ?? '', reference, visitAt: isOfMove ? movedTo(request) : visitAt };
  const filled = fillText(text.bodies[language], language, about);
  const whatsapp = filled.ok && ways?.includes('whatsapp') ? whatsappLink(phone, filled.text) : undefined;
  const mail = filled.ok && email ? mailLink(email, practice.name, filled.text) : undefined;
  const look = isFirst ? 'accent' : 'quiet';
  return (
    <li className="py-4" id={`text-${text.key}`}>
      <h2 className="text-lg">{text.title}</h2>
      <p className="max-w-reading whitespace-pre-line break-words" lang={filled.ok ? language : undefined}>
        {filled.ok ? filled.text : whyNot(text.key, filled.missing[0] ?? 'name')}
      </p>
      {filled.ok && (
        <div className="mt-2 flex flex-wrap gap-2">
          {whatsapp && (
            <ButtonLink
              aria-label={`WhatsApp: ${text.title}`}
              className="px-4!"
              href={whatsapp}
              look={look}
              rel="noreferrer"
              target="_blank"
            >
              <Icon className="size-5" name="whatsapp" /> WhatsApp
            </ButtonLink>
          )}
          {mail && (
            <ButtonLink aria-label={`Email: ${text.title}`} className="px-4!" href={mail} look={whatsapp ? 'quiet' : look}>
              <Icon className="size-5" name="mail" /> Email
            </ButtonLink>
          )}
          <form action={`${pathOf({ name })}/sent?language=${language}`} className="flex flex-wrap gap-2" method="post">
            <input name="version" type="hidden" value={version} />
            <input name="text" type="hidden" value={text.key} />
            <input name="language" type="hidden" value={language} />
            <Submit aria-label={`Sent: ${text.title}`} className="px-4!" look="quiet" name="after" value="stay">
              Sent
            </Submit>
            {/* It says when they are called, so the call is still to be made. */}
            {isOpen && !isOfMove && (
              <Submit aria-label={`Sent and close: ${text.title}`} className="px-4!" look="quiet" name="after" value="close">
                Sent and close
              </Submit>
            )}
          </form>
        </div>
      )}
    </li>
  );
}
