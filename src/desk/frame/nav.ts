import type { Person } from '#desk/desk-env.ts';
import { may, type Permission } from '#desk/door/permissions.ts';
import type { IconName } from '#ui/icon.tsx';

type Entry = { href: string; label: string; icon: IconName; needs: Permission /** Stands in the bar at a phone's foot. */; bar?: true };

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

/** Where this person may go, in the order of the day. */
export function navFor(person: Person): ReadonlyArray<NavEntry> {
  return Object.entries(entries)
    .map(([key, entry]): NavEntry => ({ key: key as NavKey, ...entry }))
    .filter(({ needs }) => may(person, needs));
}
