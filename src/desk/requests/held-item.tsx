import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { InCustody } from './custody.ts';
import { Facts, link } from './request-parts.tsx';

/** Of one request: who, what, why it is here, and what can be done. */
export function CustodyItem({ item, why, children }: { item: InCustody; why: ReactNode; children?: ReactNode }) {
  const { reference, sender } = item;
  return (
    <li className="rounded-md border border-line bg-surface p-4">
      <h3 className="font-semibold">
        {sender ? sender.name || 'No name given' : 'Cannot be opened'} <span className="font-normal text-sm text-soft">{reference}</span>
      </h3>
      <div className="mt-2">
        <Facts
          of={[
            ['Why it is here', why],
            [
              'Phone',
              sender?.phone && (
                <a className={link} href={`tel:${sender.phone.replace(/[^\d+]/g, '')}`}>
                  {sender.phone}
                </a>
              ),
            ],
            [
              'E-mail',
              sender?.email && (
                <a className={link} href={`mailto:${encodeURIComponent(sender.email)}`}>
                  {sender.email}
                </a>
              ),
            ],
            ['They wrote', sender?.text && <span className="whitespace-pre-line">{sender.text}</span>],
          ]}
        />
      </div>
      {children}
    </li>
  );
}

/** What can be done about a request that waits for somebody. */
export function Decide({
  reference,
  release,
  discard,
  mayDiscard,
}: {
  reference: string;
  release: string;
  discard: string;
  mayDiscard: boolean;
}) {
  return (
    <form action={`/custody/${reference}`} className="mt-3 flex flex-wrap gap-3" method="post">
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
