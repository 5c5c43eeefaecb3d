import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { CalendarMaker } from '#islands/calendar-maker.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';

function Ticks({ items }: { items: ReadonlyArray<string> }) {
  return (
    <ul className="grid max-w-reading gap-3 print:gap-1">
      {items.map((item) => (
        <li className="flex gap-3" key={item}>
          <span aria-hidden="true" className="mt-1 size-5 shrink-0 rounded-sm border-2 border-edge print:size-4" />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-10 break-inside-avoid print:mb-4">
      <h2 className="mb-4 text-2xl print:mb-1 print:text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** How to get ready for one operation; prints on one sheet. */
export function GettingReadySheet({ operation }: { operation: PlannedOperation }) {
  const { name, given, ready, stay, lasts, anaesthetic } = operation;
  return (
    <Container className="py-8 lg:py-12 print:py-0">
      <PrintedHead />
      {!given && (
        <p className="mb-8 max-w-reading rounded-md border-2 border-dashed border-edge p-4 font-semibold print:mb-1 print:p-1">
          {exampleNotice}
        </p>
      )}
      <p className="max-w-reading">
        It lasts {lasts}. Anaesthetic: {anaesthetic}. Nights in hospital: {stay}.
      </p>
      <div className="mt-8 gap-x-16 lg:columns-2 print:mt-2 print:columns-2">
        <Part title="In the weeks before">
          <Ticks items={ready.before} />
        </Part>
        <Part title="Your medicines: ask about each">
          <Ticks items={ready.medicines} />
        </Part>
        <Part title="Food and drink">
          <dl className="grid max-w-reading gap-4 sm:grid-cols-2 print:grid-cols-1 print:gap-1">
            <div className="rounded-md border border-line bg-surface p-5 print:p-2">
              <dt className="font-semibold">Stop eating</dt>
              <dd>
                <strong className="text-2xl print:text-lg">{ready.noFood} hours</strong> before the operation. Milk, tea with milk and juice
                with pulp count as food.
              </dd>
            </div>
            <div className="rounded-md border border-line bg-surface p-5 print:p-2">
              <dt className="font-semibold">Stop drinking</dt>
              <dd>
                <strong className="text-2xl print:text-lg">{ready.noDrink} hours</strong> before the operation. Until then clear water is
                allowed.
              </dd>
            </div>
          </dl>
        </Part>
        <Part title="What to bring">
          <Ticks items={ready.bring} />
        </Part>
        <Part title="When to ring us first">
          <p className="max-w-reading">
            If you have a fever, a cough, a rash or loose stools, may be pregnant, or ate or drank later than you should have, ring{' '}
            <a className="whitespace-nowrap text-brand underline underline-offset-4" href={phoneLink}>
              {phoneAsRead}
            </a>
            , {openAsRead}, before you come. In an emergency call <EmergencyNumbers />.
          </p>
        </Part>
      </div>
      <section className="[@media(scripting:none)]:hidden print:hidden">
        <h2 className="mb-2 text-2xl">Put it into your calendar</h2>
        <p className="mb-4 max-w-reading text-soft">
          Your phone then reminds you of each step. The day stays on your phone; nothing is sent.
        </p>
        <CalendarMaker operation={{ name, ready }} />
      </section>
    </Container>
  );
}
