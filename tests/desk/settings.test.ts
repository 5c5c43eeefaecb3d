import { expect, test } from 'vitest';
import { deskSettingsFrom } from '#desk/settings.ts';
import { SettingsError } from '#settings/settings.ts';

const OUTBOX_KEYS = `one:${Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256)).toString('base64')}`;
const ACCESS_AUD = 'f'.repeat(64);
const settingsWith = (env: Readonly<Record<string, string>>) => deskSettingsFrom({ OUTBOX_KEYS, ACCESS_AUD, ...env });

const [cloudflare, here] = ['https://our-practice.cloudflareaccess.com', 'http://127.0.0.1:8788'];

test('production accepts only a Cloudflare-hosted ACCESS_TEAM URL', () => {
  const live = { MODE: 'production' };
  expect(settingsWith({ ...live, ACCESS_TEAM: cloudflare }).access).toEqual({ team: cloudflare, audience: ACCESS_AUD });
  const wrong = [
    here,
    'http://our-practice.cloudflareaccess.com',
    `${cloudflare}.evil.example`,
    `${cloudflare}/`,
    'https://evil.example',
    '',
  ];
  for (const ACCESS_TEAM of wrong) expect(() => settingsWith({ ...live, ACCESS_TEAM }), ACCESS_TEAM).toThrow(SettingsError);
});

// A live desk with a wrong MODE stays closed, and local mode's cron URL exists nowhere else.
test('local mode accepts only an ACCESS_TEAM URL on this machine', () => {
  const local = { MODE: 'local' };
  for (const team of [here, 'http://localhost:9001']) expect(settingsWith({ ...local, ACCESS_TEAM: team }).access.team).toBe(team);
  for (const ACCESS_TEAM of [cloudflare, 'http://evil.example:80', 'http://127.0.0.1:1.evil.example', 'http://127.0.0.1', ''])
    expect(() => settingsWith({ ...local, ACCESS_TEAM }), ACCESS_TEAM).toThrow(SettingsError);
});

test('the desk rejects settings without an ACCESS_AUD audience tag', () => {
  expect(() => settingsWith({ MODE: 'production', ACCESS_TEAM: cloudflare, ACCESS_AUD: ' ' })).toThrow(SettingsError);
  expect(() => settingsWith({ MODE: 'local', ACCESS_TEAM: here, ACCESS_AUD: '' })).toThrow(SettingsError);
});
