import { expect, test } from 'vitest';
import { newKey } from '#commands/key.ts';
import { developmentSecret, parseEncryptionKeys } from '#settings/encryption-keys.ts';
import { SettingsError, settingsFrom } from '#settings/settings.ts';

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const random = newKey().split(':')[1];
const production = (OUTBOX_KEYS: string) => () => settingsFrom({ MODE: 'production', OUTBOX_KEYS });

test.each([
  ['two keys of one id', `k1:${random},k1:${newKey().split(':')[1]}`, /two keys called 'k1'/],
  ['one key under two ids', `k1:${random},k2:${random}`, /one key under two ids, 'k1' and 'k2'/],
  ['an id of 41 characters', `${'k'.repeat(41)}:${random}`, /id of up to 40/],
  ['an id with a dot', `k.1:${random}`, /key 1 is not/],
  ['a space between two', `${newKey()}, ${newKey()}`, /a space or a line break/],
  ['a line break at the end', `${newKey()}\n`, /a space or a line break/],
  ['a comma at the end', `${newKey()},`, /key 2 is not/],
  ['a short key', `k1:${base64(new Uint8Array(16))}`, /key 1 is not/],
  ['the development key', `dev:${base64(developmentSecret.bytes)}`, /development key \('dev'\), which is public/],
  ['the development key renamed', `k1:${base64(developmentSecret.bytes)}`, /development key/],
  ['a key of zeros', `k1:${base64(new Uint8Array(32))}`, /can be guessed/],
  ['a key of repeated bytes', `k1:${base64('ab'.repeat(16))}`, /can be guessed/],
  ['half a key twice', `k1:${base64(new Uint8Array(32).map((_, at) => 200 + (at % 16)))}`, /can be guessed/],
  ['a typed sentence', `k1:${base64('The quick brown fox jumps over 9')}`, /can be guessed/],
  ['an old weak key', `${newKey()},k1:${base64(new Uint8Array(32))}`, /\('k1'\)/],
])('production rejects OUTBOX_KEYS with %s and names the remedy', (_, keys, words) => {
  expect(production(keys)).toThrow(words);
  expect(production(keys)).toThrow(SettingsError);
  expect(production(keys)).toThrow(/npm run key|without any/);
});

test('the error about invalid OUTBOX_KEYS does not repeat the key', () => {
  for (const keys of [`k1:${random},k1:${random}`, `bad id:${random}`, `k1:${random}x`])
    expect(production(keys)).not.toThrow(new RegExp(String(random).slice(0, 20).replace(/[+/]/g, '.')));
});

test('encryption keys stay newest first; weak ones are accepted locally', () => {
  const [newer, older] = [newKey(), newKey()];
  const { encryptionKeys } = settingsFrom({ MODE: 'production', OUTBOX_KEYS: `${newer},${older}` });
  expect(encryptionKeys.map(({ id, bytes }) => `${id}:${base64(bytes)}`)).toEqual([newer, older]);
  expect(parseEncryptionKeys(`k1:${base64(new Uint8Array(32))}`, false)).toMatchObject({ ok: true });
  expect(settingsFrom({ MODE: 'local' }).encryptionKeys).toEqual([developmentSecret]);
});

test('npm run key makes valid keys with distinct ids', () => {
  const keys = Array.from({ length: 100 }, newKey);
  expect(production(keys.join(','))).not.toThrow();
});
