import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';
import type { Person } from '#desk/desk-env.ts';
import { may, type Permission } from '#desk/door/permissions.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Document, signOutPath } from './document.tsx';
import { type FlashKey, flashMessage } from './flash-message.ts';

type Entry = { href: string; label: string; icon: IconName; needs: Permission; bar?: true };

const entries = {
  calls: { href: '/', label: 'Calls', icon: 'phone', needs: 'see requests', bar: true },
  requests: { href: '/requests', label: 'All requests', icon: 'search', needs: 'see requests', bar: true },
  look: { href: '/requests?show=look', label: 'Needs a look', icon: 'warning', needs: 'see requests' },
  tasks: { href: '/tasks', label: 'Withdrawals', icon: 'close', needs: 'see requests' },
  'closed-days': { href: '/closed-days', label: 'Closed days', icon: 'calendar', needs: 'closed days' },
  week: { href: '/week', label: 'The week', icon: 'clock', needs: 'see requests' },
  articles: { href: '/articles', label: 'Articles', icon: 'chat', needs: 'draft articles', bar: true },
  pages: { href: '/pages', label: 'Pages to sign', icon: 'check', needs: 'read pages' },
  staff: { href: '/staff', label: 'Staff', icon: 'plus', needs: 'staff' },
  access: { href: '/access', label: 'Who looked', icon: 'enlarge', needs: 'access log' },
  settings: { href: '/settings', label: 'Settings', icon: 'more', needs: 'settings' },
  more: { href: '/more', label: 'More', icon: 'menu', needs: 'see requests', bar: true },
} as const satisfies Record<string, Entry>;

export type NavKey = keyof typeof entries;
export type NavEntry = Entry & { key: NavKey };

/** Returns the navigation entries that a person may use. */
export function navFor(person: Person): ReadonlyArray<NavEntry> {
  return Object.entries(entries)
    .map(([key, entry]): NavEntry => ({ key: key as NavKey, ...entry }))
    .filter(({ needs }) => may(person, needs));
}

type Props = {
  title: string;
  current: NavKey;
  person: Person;
  flash?: FlashKey | undefined;
  /** The day in the flash message, in words. */
  day?: string | undefined;
  /** The request that the flash message links to. */
  about?: string | undefined;
  wide?: boolean;
  /** What waits behind entries, by their keys. */
  waiting: Readonly<Record<string, number>>;
  children?: ReactNode;
  body: ReactNode;
};

const roleNames = { desk: 'front desk', doctor: 'doctor', owner: 'owner' } as const;

/** The count of what waits behind an entry. */
export function Waiting({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

type LinkProps = Omit<NavEntry, 'key'> & { isCurrent: boolean; count: number | undefined };

function SideLink({ href, label, icon, isCurrent, count }: LinkProps) {
  const look = isCurrent ? 'bg-brand-100 font-semibold' : 'hover:bg-brand-50';
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-11 items-center gap-3 rounded-md px-3 text-ink no-underline ${look}`}
      href={href}
    >
      <Icon className="size-5" name={icon} /> {label} <Waiting count={count} />
    </a>
  );
}

function BarLink({ href, label, icon, isCurrent, count }: LinkProps) {
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-14 flex-1 flex-col items-center justify-center text-sm no-underline ${isCurrent ? 'font-semibold text-brand' : 'text-soft'}`}
      href={href}
    >
      <span className="flex items-center gap-1">
        <Icon className="size-5" name={icon} /> <Waiting count={count} />
      </span>
      {label}
    </a>
  );
}

/** The frame of every screen: navigation, the signed-in person and the flash message. */
export function Frame({ title, current, person, flash, day, about, wide = false, waiting, body }: Props) {
  const nav = navFor(person);
  const bar = nav.filter(({ bar }) => bar);
  // On a phone entries outside the bar are under 'More'.
  const outside = nav.reduce((sum, { key, bar }) => sum + (bar ? 0 : (waiting[key] ?? 0)), 0);
  const barCurrent = bar.some(({ key }) => key === current) ? current : 'more';
  return (
    <Document title={title} writes={current === 'articles'}>
      <a className="sr-only focus:not-sr-only" href="#main">
        Skip to what this page is about
      </a>
      <div className="lg:grid lg:min-h-screen lg:grid-cols-[13rem_minmax(0,1fr)]">
        <header className="border-line border-b bg-sunk lg:border-r lg:border-b-0">
          <div className="flex items-center justify-between gap-3 px-4 py-2 lg:sticky lg:top-0 lg:h-screen lg:flex-col lg:items-stretch lg:justify-start lg:py-4">
            <p className="min-w-0 leading-tight lg:px-3">
              <span className="block font-bold">Desk</span>
              <span className="block truncate text-sm text-soft">{practice.name}</span>
            </p>
            <nav aria-label="Desk" className="hidden lg:mt-4 lg:block">
              {nav.map(
                ({ key, ...entry }) => key !== 'more' && <SideLink key={key} {...entry} count={waiting[key]} isCurrent={key === current} />,
              )}
            </nav>
            <div className="flex items-center gap-3 text-sm lg:mt-auto lg:block lg:px-3">
              <span className="block text-right lg:text-left">
                <span className="block font-semibold">{person.name}</span>
                <span className="block text-soft">{roleNames[person.role]}</span>
              </span>
              <a className="inline-flex min-h-11 items-center whitespace-nowrap text-brand underline" href={signOutPath}>
                Sign out
              </a>
            </div>
          </div>
        </header>
        <main className={`px-4 pt-4 pb-24 sm:px-6 lg:pb-10 ${wide ? '' : 'max-w-[68rem]'}`} id="main">
          <p className="has-[+*]:mb-0" role="status">
            {flash && (
              <span className="mb-4 block rounded-md border-2 border-good bg-good-50 px-4 py-2 font-semibold text-good">
                {flashMessage(flash, day)}
                {about && (
                  <a className="ml-3 inline-flex min-h-11 items-center underline underline-offset-4" href={`/requests/${about}`}>
                    Open {about}
                  </a>
                )}
              </span>
            )}
          </p>
          {body}
        </main>
      </div>
      <nav aria-label="Desk, short" className="fixed inset-x-0 bottom-0 z-10 flex border-line border-t bg-surface lg:hidden">
        {bar.map(({ key, ...entry }) => (
          <BarLink key={key} {...entry} count={key === 'more' ? outside : waiting[key]} isCurrent={key === barCurrent} />
        ))}
      </nav>
    </Document>
  );
}
