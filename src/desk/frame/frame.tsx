import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';
import type { Person, Waiting as WaitingFor } from '#desk/desk-env.ts';
import { may, type Permission } from '#desk/door/permissions.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Document, signOutPath } from './document.tsx';
import { FlashBox } from './flash-box.tsx';
import type { FlashKey } from './flash-message.ts';
import { OpenDesk } from './open-desk.tsx';
import { PushEnded } from './page-parts.tsx';

/** `short` is the label where a phone's bar has little room, which has an entry always, or while something waits there. */
type Entry = { href: string; label: string; short?: string; icon: IconName; needs: Permission; bar?: 'always' | 'waiting' };

const entries = {
  'for-you': { href: '/for-you', label: 'For you', icon: 'chat', needs: 'see questions', bar: 'waiting' },
  calls: { href: '/', label: 'Calls', icon: 'phone', needs: 'see requests', bar: 'always' },
  'write-down': { href: '/write-down', label: 'Write down', icon: 'pen', needs: 'record calls', bar: 'always' },
  bookings: { href: '/bookings', label: 'Who comes', icon: 'calendar', needs: 'see requests' },
  requests: { href: '/requests', label: 'All requests', short: 'Requests', icon: 'search', needs: 'see requests', bar: 'always' },
  look: { href: '/requests?show=look', label: 'Needs a look', icon: 'warning', needs: 'see requests' },
  'closed-days': { href: '/closed-days', label: 'Closed days', icon: 'closed', needs: 'closed days' },
  texts: { href: '/texts', label: 'Texts', icon: 'mail', needs: 'see requests' },
  week: { href: '/week', label: 'The week', icon: 'clock', needs: 'see requests' },
  articles: { href: '/articles', label: 'Articles', icon: 'page', needs: 'draft articles' },
  pages: { href: '/pages', label: 'Pages to sign', icon: 'check', needs: 'read pages' },
  alerts: { href: '/alerts', label: 'Who is told', icon: 'bell', needs: 'see requests' },
  staff: { href: '/staff', label: 'Staff', icon: 'people', needs: 'staff' },
  access: { href: '/access', label: 'Who looked', icon: 'eye', needs: 'access log' },
  settings: { href: '/settings', label: 'Settings', icon: 'more', needs: 'settings' },
  more: { href: '/more', label: 'More', icon: 'menu', needs: 'see requests', bar: 'always' },
} as const satisfies Record<string, Entry>;

export type NavKey = keyof typeof entries;
/** `count` is how much waits there. */
export type NavEntry = Omit<Entry, 'bar'> & { key: NavKey; count: number; isInBar: boolean };

/** Returns the navigation entries that a person may use. What a phone's bar has no room for is counted at 'More'. */
export function navFor(person: Person, waiting: Readonly<Record<string, number>>): ReadonlyArray<NavEntry> {
  const nav = Object.entries<Entry>(entries)
    .filter(([, { needs }]) => may(person, needs))
    .map(([key, { bar, ...entry }]): NavEntry => {
      const count = waiting[key] ?? 0;
      const label = key === 'for-you' && !may(person, 'answer questions') ? 'For the doctor' : entry.label;
      return { key: key as NavKey, ...entry, label, count, isInBar: bar === 'always' || (bar === 'waiting' && count > 0) };
    });
  const outside = nav.reduce((sum, { count, isInBar }) => sum + (isInBar ? 0 : count), 0);
  return nav.map((entry) => (entry.key === 'more' ? { ...entry, count: outside } : entry));
}

type Props = {
  title: string;
  current: NavKey;
  person: Person;
  flash?: FlashKey | undefined;
  /** The day in the flash message, in words. */
  day?: string | undefined;
  /** The request that the flash message is about. */
  about?: string | undefined;
  /** The version of that request that the action left, where it can be undone. */
  version?: string | undefined;
  wide?: boolean;
  hasOwnBar?: boolean;
  flashAtFoot?: boolean;
  /** How many wait behind entries, by the entries' keys. */
  waiting: WaitingFor['counts'];
  pushEnded: WaitingFor['pushEnded'];
  now: number;
  children?: ReactNode;
  body: ReactNode;
};

const roleNames = { desk: 'front desk', doctor: 'doctor', owner: 'owner' } as const;

/** The count of what waits behind an entry. */
export function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

type LinkProps = Omit<NavEntry, 'key'> & { isCurrent: boolean };

// A mouse needs less room than a thumb: all of them fit a window of 800 px.
function SideLink({ href, label, icon, count, isCurrent }: LinkProps) {
  const look = isCurrent ? 'bg-brand-100 font-semibold' : 'hover:bg-brand-50';
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-9 items-center gap-3 rounded-md px-3 text-ink no-underline ${look}`}
      href={href}
    >
      <Icon className="size-5" name={icon} /> {label} <Waiting count={count} />
    </a>
  );
}

function BarLink({ href, label, short = label, icon, count, isCurrent, isTight }: LinkProps & { isTight: boolean }) {
  return (
    <a
      aria-current={isCurrent ? 'page' : undefined}
      className={`flex min-h-14 flex-col items-center justify-center whitespace-nowrap no-underline text-sm ${isTight ? 'flex-auto' : 'flex-1'} ${isCurrent ? 'font-semibold text-brand' : 'text-soft'}`}
      href={href}
    >
      <span className="flex items-center gap-1">
        <Icon className="size-5" name={icon} /> <Waiting count={count} />
      </span>
      {short}
    </a>
  );
}

// More of them than fit a phone in equal parts.
const widest = 4;

/** The frame of every screen: navigation, the signed-in person and the flash message. */
export function Frame({
  title,
  current,
  person,
  waiting,
  pushEnded,
  now,
  flash,
  day,
  about,
  version,
  wide = false,
  hasOwnBar = false,
  flashAtFoot = false,
  body,
}: Props) {
  const nav = navFor(person, waiting);
  const bar = nav.filter(({ isInBar }) => isInBar);
  // On a phone entries outside the bar are under 'More'.
  const barCurrent = bar.some(({ key }) => key === current) ? current : 'more';
  return (
    <Document title={title} writes={current === 'articles'}>
      <a className="sr-only focus:not-sr-only" href="#main">
        Skip to what this page is about
      </a>
      <OpenDesk />
      <div className="desk lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <header className="border-line border-b bg-sunk print:hidden lg:border-r lg:border-b-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 py-1 lg:sticky lg:top-0 lg:h-full lg:max-h-screen lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:py-4">
            {/* With twice the text on a narrow phone a line of its own. */}
            <p className="min-w-0 grow basis-16 leading-tight lg:grow-0 lg:basis-auto lg:px-3">
              <span className="block font-bold">Desk</span>
              <span className="block truncate text-sm text-soft">{practice.name}</span>
            </p>
            <nav aria-label="Desk" className="hidden lg:mt-4 lg:block lg:min-h-0 lg:overflow-y-auto">
              {nav.map(({ key, ...entry }) => key !== 'more' && <SideLink key={key} {...entry} isCurrent={key === current} />)}
            </nav>
            <div className="flex min-w-0 items-center gap-3 text-sm lg:mt-auto lg:block lg:px-3">
              <span className="block min-w-0 whitespace-nowrap text-right leading-tight lg:text-left">
                <span className="block truncate font-semibold">{person.name}</span>
                <span className="block text-soft">{roleNames[person.role]}</span>
              </span>
              <a className="inline-flex min-h-11 items-center whitespace-nowrap text-brand underline" href={signOutPath}>
                Sign out
              </a>
            </div>
          </div>
        </header>
        <main className={`px-4 pt-2 sm:px-6 sm:pt-4 ${hasOwnBar ? 'lg:pb-4' : 'pb-24 lg:pb-10'} ${wide ? '' : 'max-w-[68rem]'}`} id="main">
          <div className={`has-[+*]:mb-0 print:hidden ${flashAtFoot ? 'flash-at-foot' : ''}`} role="status">
            {pushEnded && <PushEnded {...pushEnded} now={now} />}
            {flash && <FlashBox {...{ about, day, flash, version }} />}
          </div>
          {body}
        </main>
      </div>
      {!hasOwnBar && (
        <nav
          aria-label="Desk, short"
          className="foot fixed inset-x-0 bottom-0 z-10 flex flex-wrap border-line border-t bg-surface print:hidden lg:hidden"
        >
          {bar.map(({ key, ...entry }) => (
            <BarLink key={key} {...entry} isCurrent={key === barCurrent} isTight={bar.length > widest} />
          ))}
        </nav>
      )}
    </Document>
  );
}
