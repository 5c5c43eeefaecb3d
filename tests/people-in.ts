import type { D1Database } from '@cloudflare/workers-types';
import type { Closure } from '#content/practice-time.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { allAtRisk, type Concerned } from '#requests/lists/concerned.ts';

/** Everybody whom closed times concern. */
export const peopleIn = (concerned: Concerned) => [...concerned.values()].flatMap(({ people }) => people);

/** Whose call is due within one closed time, or was moved out of it. */
export const atRiskIn = async (db: D1Database, ring: KeyRing, closure: Closure) =>
  peopleIn(await allAtRisk(db, ring, [{ id: 1, ...closure }]));
