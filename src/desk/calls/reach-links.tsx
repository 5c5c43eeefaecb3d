import { patientMessage } from '#content/patient-messages.ts';
import { practice } from '#content/practice.ts';
import { mailLink, telLink, whatsappLink } from '#desk/frame/reach.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import type { Written } from '#requests/request.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

type Props = { written: Written; request: OneRequest };

/** Ringing, writing on WhatsApp with the words typed in, and an e-mail where that is what they left. */
export function ReachLinks({ written, request: { reference, language, tries, outcome, kind } }: Props) {
  const { phone, email, name } = written;
  const isMissed = tries > 0;
  const isWrong = outcome === 'wrong-number';
  const mustWrite = tries >= mostTries;
  const message = patientMessage(isMissed ? 'missed' : 'ready', language, { name, reference, kind });
  // Not to whoever has the wrong number.
  const whatsapp = phone && !isWrong ? whatsappLink(phone, message) : undefined;
  const byMail = email && (!phone || isWrong || isMissed);
  return (
    <div className="mt-3">
      {mustWrite && <p className="mb-2 font-semibold text-urgent">Nobody answered {tries} times: write to them.</p>}
      {isWrong && email && <p className="mb-2 font-semibold text-urgent">The number was wrong: write to their e-mail.</p>}
      <div className="flex flex-wrap gap-3">
        {phone && (
          <ButtonLink className="grow lg:grow-0" data-call="" href={telLink(phone)} look={mustWrite || isWrong ? 'quiet' : 'accent'}>
            <Icon className="size-5" name="phone" /> Call
          </ButtonLink>
        )}
        {whatsapp && (
          <ButtonLink className="grow lg:grow-0" href={whatsapp} look={mustWrite ? 'accent' : 'quiet'} rel="noreferrer" target="_blank">
            <Icon className="size-5" name="whatsapp" /> WhatsApp
          </ButtonLink>
        )}
        {byMail && (
          <ButtonLink
            className="grow lg:grow-0"
            href={mailLink(email, `Your request to ${practice.name}`, message)}
            look={isWrong || !phone ? 'accent' : 'quiet'}
          >
            <Icon className="size-5" name="mail" /> E-mail
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
