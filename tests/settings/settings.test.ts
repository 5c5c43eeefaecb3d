import { expect, test } from 'vitest';
import { newKey, newPushKey } from '#commands/key.ts';
import { broughtInPerRun, deliveriesPerRun } from '#edge/site.ts';
import { SettingsError, settingsFrom } from '#settings/settings.ts';

const key = newKey();

test('production’s error names a missing secret and the wrangler command', () => {
  expect(settingsFrom({ MODE: 'local' })).toMatchObject({ mode: 'local', backendUrl: undefined, rateLimited: true });
  expect(() => settingsFrom({ MODE: 'production' })).toThrow(/OUTBOX_KEYS is missing: run `wrangler secret put OUTBOX_KEYS`/);
  expect(() => settingsFrom({})).toThrow(SettingsError);
});

test('an invalid setting’s error message names the setting, not its value', () => {
  const secret = 'not-a-key-but-still-secret';
  expect(() => settingsFrom({ MODE: 'production', OUTBOX_KEYS: secret })).toThrow(/OUTBOX_KEYS must be/);
  expect(() => settingsFrom({ MODE: 'production', OUTBOX_KEYS: secret })).not.toThrow(new RegExp(secret));
  expect(() => settingsFrom({ MODE: 'local', BACKEND_URL: 'no address' })).toThrow(/BACKEND_URL/);
});

test('production rejects an http BACKEND_URL and ignores RATE_LIMIT=off', () => {
  const live = { MODE: 'production', OUTBOX_KEYS: key };
  expect(() => settingsFrom({ ...live, BACKEND_URL: 'http://backend.example.com' })).toThrow(/https/);
  expect(settingsFrom({ ...live, BACKEND_URL: 'https://backend.example.com/', RATE_LIMIT: 'off' })).toMatchObject({
    backendUrl: 'https://backend.example.com',
    rateLimited: true,
  });
  expect(settingsFrom({ MODE: 'local', RATE_LIMIT: 'off' }).rateLimited).toBe(false);
});

test('Turnstile missing one of its keys is off with a warning', () => {
  const live = { MODE: 'production', OUTBOX_KEYS: key };
  const secret = 'the-secret-of-the-widget';
  expect(settingsFrom(live)).toMatchObject({ turnstile: undefined, warnings: [] });
  expect(settingsFrom({ ...live, TURNSTILE_SECRET: secret }, 'site-key')).toMatchObject({
    turnstile: { secret, address: 'https://challenges.cloudflare.com/turnstile/v0/siteverify' },
    warnings: [],
  });
  const withoutSecret = settingsFrom({ ...live, TURNSTILE_SECRET: ' ' }, 'site-key');
  expect([withoutSecret.turnstile, withoutSecret.warnings]).toEqual([undefined, [expect.stringContaining('secret put TURNSTILE_SECRET')]]);
  const withoutKey = settingsFrom({ ...live, TURNSTILE_SECRET: secret });
  expect([withoutKey.turnstile, withoutKey.warnings]).toEqual([undefined, [expect.stringContaining('turnstileSiteKey')]]);
  expect(withoutKey.warnings.join()).not.toContain(secret);
});

test('production ignores the Turnstile test variables', () => {
  const standIn = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret', TURNSTILE_URL: 'http://127.0.0.1:9' };
  expect(settingsFrom({ MODE: 'local', ...standIn }).turnstile).toEqual({ secret: 'secret', address: 'http://127.0.0.1:9' });
  const live = { MODE: 'production', OUTBOX_KEYS: key, ...standIn };
  expect(settingsFrom(live).turnstile).toBeUndefined();
  expect(settingsFrom(live, 'site-key').turnstile?.address).toMatch(/^https:/);
});

test('production ignores MEDIA_URL', () => {
  const standIn = { MEDIA_URL: 'http://127.0.0.1:9' };
  expect(settingsFrom({ MODE: 'local', ...standIn }).mediaUrl).toBe('http://127.0.0.1:9');
  expect(settingsFrom({ MODE: 'production', OUTBOX_KEYS: key, ...standIn }).mediaUrl).toBeUndefined();
});

test('push requires a valid PUSH_KEY; production ignores PUSH_URL', () => {
  const PUSH_KEY = newPushKey();
  const [publicKey, privateKey] = PUSH_KEY.split('.');
  const url = 'http://127.0.0.1:9';
  expect(settingsFrom({ MODE: 'local', PUSH_KEY, PUSH_URL: url }).push).toEqual({ key: { publicKey, privateKey }, url });
  const live = { MODE: 'production', OUTBOX_KEYS: key, PUSH_URL: url };
  expect(settingsFrom({ ...live, PUSH_KEY }).push).toEqual({ key: { publicKey, privateKey }, url: undefined });
  expect(settingsFrom(live)).toMatchObject({ push: undefined, warnings: [] });
  const wrong = settingsFrom({ ...live, PUSH_KEY: `${privateKey}.${publicKey}` });
  expect([wrong.push, wrong.warnings]).toEqual([undefined, [expect.stringContaining('PUSH_KEY is not a key')]]);
  expect(wrong.warnings.join()).not.toContain(privateKey);
});

test('an empty environment variable counts as not set', () => {
  expect(settingsFrom({ MODE: 'local', BACKEND_URL: '', BACKEND_TOKEN: ' ', EMBEDDED_BACKEND_TOKEN: '', OUTBOX_KEYS: '' })).toMatchObject({
    backendUrl: undefined,
    backendToken: undefined,
    embeddedBackendToken: undefined,
  });
});

// Another pass from each slash takes minutes, which the limit of a test ends.
test('a BACKEND_URL of half a million slashes parses in linear time', () => {
  expect(settingsFrom({ MODE: 'local', BACKEND_URL: `https://a.example/${'/'.repeat(500_000)}x` }).backendUrl).toMatch(/x$/);
});

const settings = (PLAN?: string) => settingsFrom({ MODE: 'local', ...(PLAN && { PLAN }) });

test('the cron forwards 15 requests on the free plan, 400 paid', () => {
  expect([deliveriesPerRun(settings()), deliveriesPerRun(settings('paid'))]).toEqual([15, 400]);
  expect(() => settings('pro')).toThrow(/PLAN must be 'free' or 'paid'/);
});

// A day has 1,440 minutes, and the free plan allows 1,000 lists.
test("the free plan's cron lists KV only every second minute", () => {
  const perDay = (plan: string) =>
    Array.from({ length: 60 }, (_, minute) => broughtInPerRun(settings(plan), minute)).filter((many) => many > 0);
  expect([perDay('free').length * 24, perDay('paid').length * 24]).toEqual([720, 1_440]);
});
