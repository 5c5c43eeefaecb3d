import type { ReactNode } from 'react';
import { Facts, link } from '#desk/frame/page-parts.tsx';
import { emergencyOf, pathOf, unreadable } from '#desk/frame/request-names.ts';
import { lasting, timeAndDay } from '#desk/frame/times.ts';
import { type PatientRequest, setAsideReason } from '#requests/request.ts';
import { numberAsRead, telLink, whatsappLink } from '#schemas/phone-number.ts';
import { Submit } from '#ui/button.tsx';

/** 'A call by 12:30, 40 minutes late'; once they were rung, when. */
function promiseWords({ promisedAt, dueAt, firstCallAt, heldReason }: PatientRequest, now: number): string {
  const by = promisedAt ?? dueAt;
  if (by === null) return '';
  const promise = `${promisedAt === null ? 'An answer' : 'A call'} by ${timeAndDay(by, now)}`;
  if (firstCallAt !== null) return `${promise}; rung ${timeAndDay(firstCallAt, now)}`;
  return by < now && heldReason !== setAsideReason ? `${promise}, ${lasting(by, now)} late` : promise;
}

type ItemProps = { request: PatientRequest; why: ReactNode; now: number; children?: ReactNode };

/** A request that waits for a decision: name, contact, words, reason, and what its sender was promised. */
export function WaitingItem({ request, why, now, children }: ItemProps) {
  const { name, written, ways, firstCallAt, heldReason } = request;
  const whatsapp = ways?.includes('whatsapp') ? written?.phone : undefined;
  // It rings until somebody says so; of others nobody need.
  const rings = request.emergency.length > 0 && firstCallAt === null && heldReason !== setAsideReason;
  return (
    <li className="rounded-md border border-line bg-surface p-4" id={name}>
      <h3 className="font-semibold">
        {written ? written.name || 'No name given' : unreadable} <span className="font-normal text-sm text-soft">{name}</span>
      </h3>
      {request.emergency.length > 0 && (
        <p className="font-bold text-emergency">May be an emergency: {emergencyOf([request], 'short').join('; ')}. Ring now.</p>
      )}
      <div className="mt-2">
        <Facts
          of={[
            ['Why it is here', why],
            ['Promised', promiseWords(request, now)],
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
      {rings && (
        <form action={`${pathOf(request)}/rung`} className="mt-3" method="post">
          <Submit>I have rung them</Submit>
        </form>
      )}
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
      <Submit name="decision" value="release">
        {release}
      </Submit>
      {mayDiscard && (
        <Submit look="quiet" name="decision" value="discard">
          {discard}
        </Submit>
      )}
    </form>
  );
}
