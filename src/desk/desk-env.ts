import type { D1Database, Fetcher, KVNamespace } from '@cloudflare/workers-types';
import type { Context } from 'hono';
import type { ImagesBinding } from '#articles/pictures/sizes.ts';
import type { KeyRing } from '#encryption/keys.ts';
import type { DeskSettings } from './settings.ts';

export const roles = ['desk', 'doctor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** The signed-in member of the staff; the e-mail address is in lower case. */
export type Person = { email: string; name: string; role: Role };

/** The work that waits for a person, as every screen counts it. */
export type Waiting = {
  /** Of entries of the navigation, by key: how much waits there. */
  counts: Readonly<Record<string, number>>;
  /** Nobody would be told of an emergency, and this person can change it. */
  nobodyAtNight: boolean;
  /** Push has ended on all of this person's devices: the last one, where its name can be read, and since when. */
  pushEnded: { device: string | undefined; at: number | null } | undefined;
};

export type DeskBindings = {
  DB: D1Database;
  /** The public site's Worker. */
  SITE: Fetcher;
  ASSETS: Fetcher;
  /** The site's KV: who is told while the database does not answer. */
  LAST_GOOD: KVNamespace;
  /** Cloudflare Images, where the practice has switched it on. */
  IMAGES?: ImagesBinding;
};

/** Hono's environment for the desk's routes. */
export type DeskEnv = {
  Bindings: DeskBindings;
  Variables: {
    settings: DeskSettings;
    ring: KeyRing;
    person: Person;
    /** Milliseconds since 1970, the same for the whole request. */
    now: number;
    /** Counted once a request, when it is first asked. */
    waiting: () => Promise<Waiting>;
  };
};

export type DeskContext = Context<DeskEnv>;

/** Dependencies of a cron job. */
export type JobDeps = { env: DeskBindings; settings: DeskSettings; ring: KeyRing; now: number };
