import type { OpeningHours } from '#content/practice-time.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import type { CallsDeps } from '#requests/calls/call-list.ts';
import { type OneRequest, openOne } from '#requests/calls/one-request.ts';
import { closuresFrom, hoursWithout } from '#requests/closed-days.ts';
import { deskNotice, seeOther } from './page.tsx';
import { pathOf, unknownRequest } from './request-names.ts';

/** The dependencies of reading and recording calls, from a request to the desk. */
export const depsOf = (c: DeskContext): CallsDeps => ({ db: c.env.DB, ring: c.var.ring, now: c.var.now });

/** The usual hours without the times that staff have closed. */
export const hoursOf = async (c: DeskContext): Promise<OpeningHours> => hoursWithout(await closuresFrom(c.env.DB, c.var.now));

/** The name of a request in its address. */
export const nameIn = (c: DeskContext): string => c.req.param('name') ?? '';

/** The request of an address, for a screen about it; else the answer: there is none, or its own page says what became of it. */
export async function requestIn(c: DeskContext): Promise<OneRequest | Response> {
  const name = nameIn(c);
  const found = await openOne(depsOf(c), { name, email: c.var.person.email });
  if (found.kind === 'unknown') return deskNotice(unknownRequest, 404);
  return found.kind === 'request' ? found.request : seeOther(pathOf({ name }));
}
