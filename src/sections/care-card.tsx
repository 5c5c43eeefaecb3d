import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import type { CareCardText, Runs } from '#content/page-text.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

const looks = {
  emergency: {
    card: 'border-emergency bg-emergency-50',
    head: 'bg-emergency',
    mark: 'marker:text-emergency',
    action: 'border-emergency text-emergency',
  },
  urgent: { card: 'border-urgent bg-urgent-50', head: 'bg-urgent', mark: 'marker:text-urgent', action: 'border-urgent text-urgent' },
  routine: { card: 'border-brand bg-brand-50', head: 'bg-brand', mark: 'marker:text-brand', action: 'border-brand text-brand' },
} as const;
type Look = keyof typeof looks;

function Action({ look, href, icon, children }: { look: Look; href: string; icon?: IconName; children: ReactNode }) {
  return (
    <a
      className={`care-card-action inline-flex min-h-11 items-center gap-2 rounded-full border-2 bg-surface px-5 py-1.5 font-semibold leading-tight hover:underline ${looks[look].action}`}
      href={href}
    >
      {icon && <Icon className="size-5" name={icon} />}
      {children}
    </a>
  );
}

function Card({ look, title, rows, children }: { look: Look; title: string; rows: ReadonlyArray<Runs>; children: ReactNode }) {
  const { card, head, mark } = looks[look];
  return (
    <section className={`care-card care-card-${look} flex flex-col overflow-hidden rounded-md border-2 ${card}`}>
      <h3 className={`flex items-start gap-3 px-5 py-3 text-lg leading-snug text-on-brand ${head}`}>
        {look === 'emergency' && <Icon className="mt-px size-6" name="warning" />}
        {title}
      </h3>
      <div className="flex grow flex-col gap-5 px-5 pt-4 pb-5">
        <ul className={`list-disc space-y-2 pl-5 ${mark}`}>
          {inOrder(rows).map(({ key, item }) => (
            <li key={key}>
              <MarkedText runs={item} />
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}

/** What to do and how fast, one action to a card. Red is for the emergency alone; on paper the border's weight says the same. */
export function CareCards({ card, callbackHref }: { card: CareCardText; callbackHref: string }) {
  return (
    <section aria-labelledby="when-to-get-help" className="@container">
      <h2 className="text-2xl" id="when-to-get-help">
        When to get help
      </h2>
      <div className="mt-5 grid items-stretch gap-5 @min-[680px]:grid-cols-2">
        <div className="grid @min-[680px]:col-span-2">
          <Card look="emergency" rows={card.emergency} title="Call 112 or 108, or go to the nearest emergency department, if:">
            <Action href="tel:112" icon="phone" look="emergency">
              Call 112
            </Action>
            <Action href="tel:108" icon="phone" look="emergency">
              Call 108
            </Action>
          </Card>
        </div>
        <Card look="urgent" rows={card.urgent} title="Call us, or see a doctor, today or tomorrow if:">
          <Action href={phoneLink} icon="phone" look="urgent">
            Call {phoneAsRead}
          </Action>
        </Card>
        <Card look="routine" rows={card.routine} title="Book a visit if:">
          <span className="print:hidden">
            <Action href={callbackHref} look="routine">
              Request a Callback
            </Action>
          </span>
          <span className="hidden font-semibold print:inline">Call {phoneAsRead}</span>
        </Card>
      </div>
    </section>
  );
}
