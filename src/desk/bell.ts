import { channelsFrom } from '#bell/channels.ts';
import { heartbeatFrom } from '#bell/heartbeat.ts';
import { peopleWithDevices } from '#bell/push/devices.ts';
import { pushDeps, pushTo } from '#bell/push/send.ts';
import { ringBells } from '#bell/round.ts';
import { log } from '#edge/http/log.ts';
import type { JobDeps } from './desk-env.ts';

/** The desk's round of the bell: the same as the site's, so that either cron alone suffices. */
export async function ringFromDesk({ env, settings, ring, now }: JobDeps): Promise<void> {
  await ringBells({
    worker: 'desk',
    db: env.DB,
    keys: settings.encryptionKeys,
    now,
    channels: channelsFrom(settings, env),
    push: (email, bell) =>
      pushTo(
        pushDeps(env.DB, ring, settings.push, () => now),
        email,
        bell,
      ),
    devices: () => peopleWithDevices(env.DB),
    store: env.LAST_GOOD,
    heartbeat: heartbeatFrom(settings),
    log,
  });
}
