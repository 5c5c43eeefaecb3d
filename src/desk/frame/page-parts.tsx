import type { ComponentProps, ReactNode } from 'react';
import type { Warning } from '#requests/calls/warnings.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { typedDayInWords, whenAsRead } from './times.ts';

/** The class names of a link in running text. */
export const link = 'text-brand underline underline-offset-2';

/** A link by itself, with room for a thumb. */
export function TapLink({ className = '', ...props }: ComponentProps<'a'>) {
  return <a className={`${link} inline-flex min-h-11 items-center ${className}`} {...props} />;
}

/** A screen's title and introduction. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header>
      <h1 className="text-2xl">{title}</h1>
      {children && <p className="mt-1 max-w-reading text-soft">{children}</p>}
    </header>
  );
}

/** Shown in place of an empty list. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-reading rounded-md bg-good-50 px-4 py-3 text-good">{children}</p>;
}

/** A message that needs attention. Red is reserved for emergencies. */
export function Urgent({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-reading rounded-md border-2 border-urgent bg-urgent-50 px-4 py-3 text-urgent">{children}</p>;
}

const questions: Readonly<Record<Warning, (when: string) => string>> = {
  emergency: (when) => `This may be an emergency. Put it off until ${when}?`,
  closed: (when) => `You are closed at ${when}. Will somebody be there?`,
  taken: (when) => `Somebody else is booked for ${when} already. Book this visit then too?`,
  'no-way-left': () =>
    'This may be an emergency, and there is no other number and no email address. Look for one in their words and earlier requests, or ask the doctor. Close it all the same?',
  'no-number': () => 'They left no number and no email address, so nobody can reach them once it is closed. Close it all the same?',
  'not-spoken': () => 'This may be an emergency, and a text may stay unread: nobody has spoken to them. Close it all the same?',
  'asked-doctor': () => 'The doctor was asked and has not answered. Closing it takes the question back. Close it all the same?',
};

type DoubtProps = { doubt: Warning; when?: string; stays?: string; children: ReactNode };

/** A question before something doubtful is recorded; `children` is the button that says yes, `stays` what is kept meanwhile. */
export function Doubt({ doubt, when = '', stays = '', children }: DoubtProps) {
  return (
    <div className="mb-4 space-y-2 rounded-md border-2 border-urgent bg-urgent-50 px-4 py-3" role="alert">
      <p className="font-semibold text-urgent">{questions[doubt](when)}</p>
      <p className="text-sm">Nothing is recorded yet. {stays}</p>
      {children}
    </div>
  );
}

/** Shown to those who can change it. */
export function NobodyAtNight({ className = 'mb-3 rounded-md' }: { className?: string }) {
  return (
    <p className={`${className} bg-urgent-50 px-3 py-1 font-semibold text-urgent`}>
      Nobody would be told of an emergency at night.{' '}
      <a className="inline-block py-1.5 text-urgent underline" href="/alerts">
        Who is told
      </a>
    </p>
  );
}

/** Shown by the script above boxes that it has filled in again; forgotten, they are as they were. */
export function BroughtBack() {
  return (
    <p className="hidden rounded-md bg-brand-100 px-4 py-1" data-brought-back="">
      What you had typed and not sent is here again.{' '}
      <button className={`${link} min-h-11`} data-forgets="" type="reset">
        Forget it
      </button>
    </p>
  );
}

type KeptFormProps = { action: string; back: string; button: string; isUnsaved: boolean; version: number; children: ReactNode };

/** A form of words, which the script keeps until they are recorded. `isUnsaved` once they were sent and refused; `back` leaves it. */
export function KeptForm({ action, back, button, isUnsaved, version, children }: KeptFormProps) {
  const kept = { 'data-asks': '', 'data-keeps': action, 'data-unsaved': isUnsaved ? '' : undefined };
  return (
    <form action={action} className="mt-4 grid max-w-reading gap-4" method="post" {...kept}>
      <input name="version" type="hidden" value={version} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Submit>{button}</Submit>
        <ButtonLink href={back} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}

/** Says to somebody that her last device gets nothing any more. */
export function PushEnded({ device = 'your device', at, now }: { device?: string | undefined; at: number | null; now: number }) {
  return (
    <p className="mb-3 rounded-md border-2 border-urgent bg-urgent-50 px-3 py-1 font-semibold text-urgent">
      Push has ended on {device}
      {at !== null && `, ${whenAsRead(at, now)}`}: you are told of nothing there.{' '}
      <a className="inline-block py-1.5 text-urgent underline" href="/alerts">
        Switch it on again
      </a>
    </p>
  );
}

/** The page number of a query or form value; 1 for anything but 1 to 10,000. */
export function pageNumber(typed: string | undefined): number {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export function Pager({ newer, older }: { newer?: string | undefined; older?: string | undefined }) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap gap-3">
      {newer && (
        <ButtonLink href={newer} look="quiet" rel="prev">
          Newer
        </ButtonLink>
      )}
      {older && (
        <ButtonLink href={older} look="quiet" rel="next">
          Older
        </ButtonLink>
      )}
    </nav>
  );
}

/** Choices as links; the current one is announced to screen readers too. */
export function Choices({ label, of }: { label: string; of: ReadonlyArray<{ href: string; words: string; isCurrent: boolean }> }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {of.map(({ href, words, isCurrent }) => (
          <li key={href}>
            <a
              aria-current={isCurrent ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center rounded-full border-2 px-4 text-sm no-underline ${isCurrent ? 'border-brand bg-brand-100 font-semibold text-ink' : 'border-edge text-ink hover:bg-brand-50'}`}
              href={href}
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A list of named values; empty ones are left out. */
export function Facts({ of }: { of: ReadonlyArray<readonly [name: string, value: ReactNode]> }) {
  return (
    <dl className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {of
        .filter(([, value]) => value !== '' && value !== undefined && value !== null)
        .map(([name, value]) => (
          <div className="contents" key={name}>
            <dt className="text-sm text-soft sm:pt-0.5">{name}</dt>
            <dd className="mb-1 min-w-0 break-words sm:mb-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

type Props = ComponentProps<typeof TextField> & { id: string; type: 'date' | 'datetime-local' };

/** A date input with its day in words, because a browser may show 3 December as 12/03: updated by script while typing. */
export function DateField(props: Props) {
  const { id, defaultValue } = props;
  return (
    <div>
      <TextField short {...props} />
      <output className="mt-1 block font-semibold" data-day-of={id} htmlFor={id}>
        {typedDayInWords(String(defaultValue ?? ''))}
      </output>
    </div>
  );
}
