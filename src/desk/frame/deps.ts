import type { OpeningHours } from '#content/practice-time.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import type { CallsDeps } from '#requests/calls/call-list.ts';
import { closuresFrom, hoursWithout } from '#requests/closed-days.ts';

/** The dependencies of reading and recording calls, from a request to the desk. */
export const depsOf = (c: DeskContext): CallsDeps => ({ db: c.env.DB, ring: c.var.ring, now: c.var.now });

/** The usual hours without the times that staff have closed. */
export const hoursOf = async (c: DeskContext): Promise<OpeningHours> => hoursWithout(await closuresFrom(c.env.DB, c.var.now));
