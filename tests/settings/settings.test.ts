import { expect, test } from 'vitest';
import { newKey } from '#commands/key.ts';
import { SettingsError, settingsFrom } from '#settings/settings.ts';

const key = newKey();

// Local mode needs nothing; production names the secret that is missing and what to do.
test('production names the secret that is missing', () => {
  expect(settingsFrom({ MODE: 'local' })).toMatchObject({ mode: 'local', backendUrl: undefined, rateLimited: true });
  expect(() => settingsFrom({ MODE: 'production' })).toThrow(/OUTBOX_KEYS is missing: run `wrangler secret put OUTBOX_KEYS`/);
  expect(() => settingsFrom({})).toThrow(SettingsError);
});

test('a value that is wrong is named, never shown', () => {
  const secret = 'not-a-key-but-still-secret';
  expect(() => settingsFrom({ MODE: 'production', OUTBOX_KEYS: secret })).toThrow(/OUTBOX_KEYS must be/);
  expect(() => settingsFrom({ MODE: 'production', OUTBOX_KEYS: secret })).not.toThrow(new RegExp(secret));
  expect(() => settingsFrom({ MODE: 'local', BACKEND_URL: 'no address' })).toThrow(/BACKEND_URL/);
});

// Outside local mode a backend without encryption is refused, and limits cannot be switched off.
test('production refuses plain http and switched-off limits', () => {
  const live = { MODE: 'production', OUTBOX_KEYS: key };
  expect(() => settingsFrom({ ...live, BACKEND_URL: 'http://backend.example.com' })).toThrow(/https/);
  expect(settingsFrom({ ...live, BACKEND_URL: 'https://backend.example.com/', RATE_LIMIT: 'off' })).toMatchObject({
    backendUrl: 'https://backend.example.com',
    rateLimited: true,
  });
  expect(settingsFrom({ MODE: 'local', RATE_LIMIT: 'off' }).rateLimited).toBe(false);
});

// Turnstile needs both halves; one alone leaves it off and says which is missing, without a value.
test('Turnstile with one half stays off and says so', () => {
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

test('outside local mode nobody can stand in for Cloudflare', () => {
  const standIn = { TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret', TURNSTILE_URL: 'http://127.0.0.1:9' };
  expect(settingsFrom({ MODE: 'local', ...standIn }).turnstile).toEqual({ secret: 'secret', address: 'http://127.0.0.1:9' });
  const live = { MODE: 'production', OUTBOX_KEYS: key, ...standIn };
  expect(settingsFrom(live).turnstile).toBeUndefined();
  expect(settingsFrom(live, 'site-key').turnstile?.address).toMatch(/^https:/);
});

test('nobody stands in for media hosts outside local mode', () => {
  const standIn = { MEDIA_URL: 'http://127.0.0.1:9' };
  expect(settingsFrom({ MODE: 'local', ...standIn }).mediaUrl).toBe('http://127.0.0.1:9');
  expect(settingsFrom({ MODE: 'production', OUTBOX_KEYS: key, ...standIn }).mediaUrl).toBeUndefined();
});

test('an empty variable was never set', () => {
  expect(settingsFrom({ MODE: 'local', BACKEND_URL: '', BACKEND_TOKEN: ' ', EMBEDDED_BACKEND_TOKEN: '', OUTBOX_KEYS: '' })).toMatchObject({
    backendUrl: undefined,
    backendToken: undefined,
    embeddedBackendToken: undefined,
  });
});

// Another pass from each slash takes minutes, which the limit of a test ends.
test('reads an address of half a million slashes in one pass', () => {
  expect(settingsFrom({ MODE: 'local', BACKEND_URL: `https://a.example/${'/'.repeat(500_000)}x` }).backendUrl).toMatch(/x$/);
});
