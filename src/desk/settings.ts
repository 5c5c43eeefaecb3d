import * as v from 'valibot';
import { type Settings, SettingsError, settingsFrom } from '#settings/settings.ts';

/** Cloudflare Access in front of the desk: whose keys sign, and for which application. */
export type Access = { team: string; audience: string };

export type DeskSettings = Pick<Settings, 'mode' | 'encryptionKeys' | 'backendUrl' | 'backendToken' | 'plan'> & {
  /** Undefined in local mode only, where links of `npm run staff -- sign-in` let people in. */
  access: Access | undefined;
};

const text = v.optional(v.pipe(v.string(), v.trim()), '');
const schema = v.object({ ACCESS_TEAM: text, ACCESS_AUD: text });

const where = '(README, "Put it live")';
const missing = `ACCESS_TEAM and ACCESS_AUD are missing: the desk lets nobody in without Cloudflare Access ${where}`;
const half = `ACCESS_TEAM and ACCESS_AUD belong together, and one of them is missing ${where}`;
const wrongTeam = `ACCESS_TEAM must be the team's address, like https://our-practice.cloudflareaccess.com ${where}`;

/** The desk's variables and secrets. Throws a SettingsError that names what is missing or wrong, never a value. */
export function deskSettingsFrom(env: Readonly<Record<string, unknown>>): DeskSettings {
  const { mode, encryptionKeys, backendUrl, backendToken, plan } = settingsFrom(env);
  const { ACCESS_TEAM: team, ACCESS_AUD: audience } = v.parse(schema, env);
  if (!team && !audience && mode === 'production') throw new SettingsError(missing);
  if (!team !== !audience) throw new SettingsError(half);
  // Local mode takes a team of a test's own.
  const known = mode === 'local' ? /^https?:\/\/[\w.:-]+$/ : /^https:\/\/[\w-]+\.cloudflareaccess\.com$/;
  if (team && !known.test(team)) throw new SettingsError(wrongTeam);
  return { mode, encryptionKeys, backendUrl, backendToken, plan, access: team ? { team, audience } : undefined };
}
