import * as v from 'valibot';
import { type Settings, SettingsError, settingsFrom } from '#settings/settings.ts';

/** Cloudflare Access in front of the desk: the team that signs tokens, and the application's audience tag. */
export type Access = { team: string; audience: string };

export type DeskSettings = Pick<
  Settings,
  'mode' | 'encryptionKeys' | 'backendUrl' | 'backendToken' | 'plan' | 'alerts' | 'heartbeatUrl' | 'push'
> & {
  access: Access;
};

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const schema = v.object({ ACCESS_TEAM: text, ACCESS_AUD: text });

const where = '(README, "Put it live")';
const missing = `ACCESS_TEAM and ACCESS_AUD must both be set: the desk lets nobody in without Cloudflare Access ${where}`;
const wrongTeam = `ACCESS_TEAM must be the team's address, like https://our-practice.cloudflareaccess.com ${where}`;
const wrongLocalTeam = 'In local mode ACCESS_TEAM must be the stand-in for Cloudflare Access on this machine, which `npm start` runs';

// Local mode trusts only a team on this machine, and production only one at Cloudflare.
const teams = { local: /^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/, production: /^https:\/\/[\w-]+\.cloudflareaccess\.com$/ };

/** Reads the desk's variables and secrets. Throws a SettingsError that names the setting, never its value. */
export function deskSettingsFrom(env: Readonly<Record<string, unknown>>): DeskSettings {
  const { mode, encryptionKeys, backendUrl, backendToken, plan, alerts, heartbeatUrl, push } = settingsFrom(env);
  const { ACCESS_TEAM: team, ACCESS_AUD: audience } = v.parse(schema, env);
  if (!team || !audience) throw new SettingsError(missing);
  if (!teams[mode].test(team)) throw new SettingsError(mode === 'local' ? wrongLocalTeam : wrongTeam);
  return { mode, encryptionKeys, backendUrl, backendToken, plan, alerts, heartbeatUrl, push, access: { team, audience } };
}
