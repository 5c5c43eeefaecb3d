import type { Hono } from 'hono';
import type { DeskEnv, Person } from '#desk/desk-env.ts';
import { Icon } from '#ui/icon.tsx';
import { navFor, Waiting } from './frame.tsx';
import { deskPage } from './page.tsx';
import { deskRoute } from './route.ts';

/** The navigation entries that a phone's bar has no room for. */
function More({ person, waiting }: { person: Person; waiting: Readonly<Record<string, number>> }) {
  return (
    <>
      <h1 className="text-2xl">More</h1>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {navFor(person, waiting)
          .filter(({ isInBar }) => !isInBar)
          .map(({ key, href, label, icon, count }) => (
            <li key={key}>
              <a className="flex min-h-14 items-center gap-3 text-ink no-underline hover:bg-brand-50" href={href}>
                <Icon className="size-5" name={icon} /> {label} <Waiting count={count} />
              </a>
            </li>
          ))}
      </ul>
    </>
  );
}

export function moreRoute(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/more', 'see requests', async (c) =>
    deskPage(c, { title: 'More', current: 'more', body: <More person={c.var.person} waiting={(await c.var.waiting()).counts} /> }),
  );
}
