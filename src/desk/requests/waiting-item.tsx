import type { ReactNode } from 'react';
import { emergencyWords } from '#content/triage/emergency-words.ts';
import { Facts, link } from '#desk/frame/page-parts.tsx';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import type { PatientRequest } from '#requests/request.ts';
import { numberAsRead, telLink, whatsappLink } from '#schemas/phone-number.ts';
import { Button } from '#ui/button.tsx';

/** A request that waits for a decision: name, contact, words and reason. */
export function WaitingItem({ request, why, children }: { request: PatientRequest; why: ReactNode; children?: ReactNode }) {
  const { name, written, ways } = request;
  const whatsapp = ways?.includes('whatsapp') ? written?.phone : undefined;
  return (
    <li className="rounded-md border border-line bg-surface p-4" id={name}>
      <h3 className="font-semibold">
        {written ? written.name || 'No name given' : unreadable} <span className="font-normal text-sm text-soft">{name}</span>
      </h3>
      {request.emergency.length > 0 && (
        <p className="font-bold text-emergency">
          May be an emergency: {request.emergency.map((rule) => emergencyWords(rule).short).join('; ')}. Ring now.
        </p>
      )}
      <div className="mt-2">
        <Facts
          of={[
            ['Why it is here', why],
            [
              'Phone',
              written?.phone && (
                <a className={link} href={telLink(written.phone)}>
                  {numberAsRead(written.phone)}
                </a>
              ),
            ],
            [
              'WhatsApp',
              whatsapp && (
                <a className={link} href={whatsappLink(whatsapp, '')} rel="noreferrer" target="_blank">
                  Write to {numberAsRead(whatsapp)}
                </a>
              ),
            ],
            [
              'Email',
              written?.email && (
                <a className={link} href={`mailto:${encodeURIComponent(written.email)}`}>
                  {written.email}
                </a>
              ),
            ],
            ['They wrote', written?.text && <span className="whitespace-pre-line">{written.text}</span>],
          ]}
        />
      </div>
      {children}
    </li>
  );
}

/** The buttons that release or discard a waiting request. */
export function Decide({
  request,
  release,
  discard,
  mayDiscard,
}: {
  request: PatientRequest;
  release: string;
  discard: string;
  mayDiscard: boolean;
}) {
  return (
    <form action={`${pathOf(request)}/decide`} className="mt-3 flex flex-wrap gap-3" method="post">
      <Button name="decision" type="submit" value="release">
        {release}
      </Button>
      {mayDiscard && (
        <Button look="quiet" name="decision" type="submit" value="discard">
          {discard}
        </Button>
      )}
    </form>
  );
}
