import { deskApp } from '#desk/app.ts';
import { type DeclaredRoute, routesOf } from '#desk/frame/route.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { formOf, type startDesk } from '#tests/desk-site.ts';

export type Trial = DeclaredRoute & { address: string };

const app = deskApp();

/** Public files of the site, which need no sign-in. */
const inFront = /^GET \/(?:assets|images|icons|media|share|api\/v1\/photo)\/\*$/;

/** Handlers without a permission, other than the public files. */
export const unguarded: ReadonlyArray<string> = app.routes
  .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
  .filter(({ method, path }) => !routesOf(app).some((route) => route.method === method && route.path === path))
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => !inFront.test(route));

// Returns a value for a parameter: the known one if it matches, else a simple one that matches the pattern.
function valueFor(known: string | undefined, pattern: string | undefined): string {
  const fits = (value: string) => pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value);
  return [known ?? '', ...(pattern ?? '').split('|'), '1', 'some', 'a', '2031-05-05'].find((value) => value && fits(value)) ?? 'some';
}

/** Each declared route with a matching URL; `known` holds parameter values by name. */
export function trials(known: Readonly<Record<string, string>> = {}): ReadonlyArray<Trial> {
  return routesOf(app).map((route) => ({
    ...route,
    address: route.path
      .replace(/:(\w+)\??(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g, (_, name: string, pattern?: string) => valueFor(known[name], pattern))
      .replace(/\*$/, 'some'),
  }));
}

/** The routes whose URL in a trial matches another route. */
export function missed(tried: ReadonlyArray<Trial>): ReadonlyArray<string> {
  return tried
    .filter(
      ({ method, path, address }) =>
        !app.router.match(method, address)[0].some(([[, route]]) => route.path === path && route.method === method),
    )
    .map(({ method, path }) => `${method} ${path}`);
}

/** Runs `work` for each item, `atOnce` at a time, and returns the results in order. */
export async function inTurns<T, R>(items: ReadonlyArray<T>, work: (item: T) => Promise<R>, atOnce = 12): Promise<ReadonlyArray<R>> {
  const results: R[] = [];
  const waiting = items.map((item, place) => ({ item, place })).reverse();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results[next.place] = await work(next.item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Parameter values that exist once `seedForTrials` has run. */
export const known = { name: referenceAt(0), folder: 'treatments', page: 'fisures', id: '1', key: 'timings' } as const;

/** Stores thirty requests and an article, so every form of the desk has a target. */
export async function seedForTrials({ env, signIn, tick }: Awaited<ReturnType<typeof startDesk>>): Promise<void> {
  // The site renders previews only after it has read the blog once.
  await tick();
  await putDeskRows(env.DB, await keyRing([developmentSecret]), clockStart);
  const as = await signIn('doctor');
  await as(
    '/articles/new',
    formOf({ version: '0', title: 'Rice and the gut', category: 'Bowel', markdown: 'Rice is fine.\n\n- three\n- four' }),
  );
}
