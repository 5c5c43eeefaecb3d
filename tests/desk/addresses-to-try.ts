import { deskApp } from '#desk/app.ts';
import { type DeclaredRoute, routesOf } from '#desk/http/route.ts';

export type Trial = DeclaredRoute & { address: string };

const app = deskApp();

/** What stands in front of the door, for everybody: signing in and out, and what the public site shows to all. */
const inFront = /^(?:GET \/sign-in|POST \/sign-out|GET \/signed-out|GET \/(?:assets|images|icons|media|share|api\/v1\/photo)\/\*)$/;

/** Handlers of the desk that no permission guards and that are not known to stand in front of the door. */
export const unguarded: ReadonlyArray<string> = app.routes
  .filter(({ method, path }) => !(method === 'ALL' && path === '/*'))
  .filter(({ method, path }) => !routesOf(app).some((route) => route.method === method && route.path === path))
  .map(({ method, path }) => `${method} ${path}`)
  .filter((route) => !inFront.test(route));

/** Each declared route with an address that leads to it; `known` holds what stands for a parameter, by its name. */
export function trials(known: Readonly<Record<string, string>> = {}): ReadonlyArray<Trial> {
  return routesOf(app).map((route) => ({
    ...route,
    address: route.path
      .replace(
        /:(\w+)\??(?:\{((?:[^{}]|\{[^{}]*\})*)\})?/g,
        (_, name: string, pattern = '') => known[name] ?? (/\\d|0-9/.test(pattern) ? '1' : 'some'),
      )
      .replace(/\*$/, 'some'),
  }));
}
