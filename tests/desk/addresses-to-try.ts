import { deskApp } from '#desk/app.ts';
import { type DeclaredRoute, routesOf } from '#desk/frame/route.ts';

export type Trial = DeclaredRoute & { address: string };

const app = deskApp();

/** What is in front of the door, for everybody: files that the public site shows to all. */
const inFront = /^GET \/(?:assets|images|icons|media|share|api\/v1\/photo)\/\*$/;

/** Handlers of the desk that no permission guards and that are not known to be in front of the door. */
export const unguarded: ReadonlyArray<string> = app.routes
  .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
  .filter(({ method, path }) => !routesOf(app).some((route) => route.method === method && route.path === path))
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => !inFront.test(route));

// A value for a parameter: the known one where it fits, else the simplest that its pattern lets through.
function valueFor(known: string | undefined, pattern: string | undefined): string {
  const fits = (value: string) => pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value);
  return [known ?? '', ...(pattern ?? '').split('|'), '1', 'some', 'a', '2031-05-05'].find((value) => value && fits(value)) ?? 'some';
}

/** Each declared route with an address that leads to it; `known` holds what stands for a parameter, by its name. */
export function trials(known: Readonly<Record<string, string>> = {}): ReadonlyArray<Trial> {
  return routesOf(app).map((route) => ({
    ...route,
    address: route.path
      .replace(/:(\w+)\??(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g, (_, name: string, pattern?: string) => valueFor(known[name], pattern))
      .replace(/\*$/, 'some'),
  }));
}

/** The routes whose address in a trial leads elsewhere, so that nothing was tried. */
export function missed(tried: ReadonlyArray<Trial>): ReadonlyArray<string> {
  return tried
    .filter(
      ({ method, path, address }) =>
        !app.router.match(method, address)[0].some(([[, route]]) => route.path === path && route.method === method),
    )
    .map(({ method, path }) => `${method} ${path}`);
}

/** Does `work` for each, a few at once, and gives what came of it in order. */
export async function inTurns<T, R>(items: ReadonlyArray<T>, work: (item: T) => Promise<R>, atOnce = 12): Promise<ReadonlyArray<R>> {
  const results: R[] = [];
  const waiting = items.map((item, place) => ({ item, place })).reverse();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results[next.place] = await work(next.item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
