import { channelsFrom } from '#bell/channels.ts';
import { heartbeatFrom } from '#bell/heartbeat.ts';
import { peopleWithDevices } from '#bell/push/devices.ts';
import { pushDeps, pushTo } from '#bell/push/send.ts';
import { ringBells } from '#bell/round.ts';
import { log } from '#edge/http/log.ts';
import { keyRing } from '#encryption/keys.ts';
import type { Settings } from '#settings/settings.ts';

/** The site's round of the bell, as of the minute for which its cron was called. */
export async function ringFromSite(settings: Settings, env: Env, now: number): Promise<void> {
  const { encryptionKeys: keys } = settings;
  const ring = await keyRing(keys);
  await ringBells({
    worker: 'site',
    db: env.DB,
    keys,
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
