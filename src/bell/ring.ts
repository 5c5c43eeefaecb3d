import type { D1Database } from '@cloudflare/workers-types';
import { keyRing } from '#encryption/keys.ts';
import type { Settings } from '#settings/settings.ts';
import { channelsFrom } from './channels.ts';
import { heartbeatFrom } from './heartbeat.ts';
import { peopleWithDevices } from './push/devices.ts';
import { pushDeps, pushTo } from './push/send.ts';
import { type BellDeps, type RoundResult, ringBells } from './round.ts';

type Bindings = { DB: D1Database; LAST_GOOD: BellDeps['store'] };
type BellSettings = Pick<Settings, 'encryptionKeys' | 'push' | 'alerts' | 'heartbeatUrl'>;
type Round = Pick<BellDeps, 'worker' | 'now' | 'log'> & { env: Bindings; settings: BellSettings };

/** A round with the bindings and settings of a Worker. Site and desk have the same, so either cron alone suffices. */
export async function ringFrom({ worker, env, settings, now, log }: Round): Promise<RoundResult> {
  const { encryptionKeys: keys, push } = settings;
  const ring = await keyRing(keys);
  const devices = pushDeps(env.DB, ring, push, () => now);
  return ringBells({
    ...{ worker, db: env.DB, keys, now, log },
    channels: channelsFrom(settings, env),
    push: (email, bell) => pushTo(devices, email, bell),
    devices: async () => (push ? peopleWithDevices(env.DB) : new Set()),
    store: env.LAST_GOOD,
    heartbeat: heartbeatFrom(settings),
  });
}
