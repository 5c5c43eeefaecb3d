import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchPicture } from '#edge/media-fetch.ts';
import { png, startMediaHost } from '#tests/media-host.ts';

let host: Awaited<ReturnType<typeof startMediaHost>>;
beforeAll(async () => {
  host = await startMediaHost();
});
afterAll(() => host?.close());

const fetched = (address: string, names: ReadonlyArray<string> = ['media.example']) => fetchPicture(address, { names, standIn: host.url });

test('the picture proxy fetches only https addresses of media hosts', async () => {
  const foreign = [
    ...['http://media.example/png', 'https://media.example:8443/png', 'https://x@media.example/png', 'https://:x@media.example/png'],
    ...['https://evil.example/png', 'https://media.example.evil.example/png', 'https://media.example./png', 'https://127.0.0.1/png'],
    ...['//media.example/png', '/png', 'file:///etc/passwd', 'data:image/png;base64,AA', ''],
  ];
  for (const address of foreign) expect([address, await fetched(address)]).toEqual([address, { ok: false, status: 404 }]);
  // A stored address may have lost its permission since.
  expect(await fetched('https://media.example/png', ['other.example'])).toEqual({ ok: false, status: 404 });
  expect(host.asked).toEqual([]);
  expect(await fetched('https://media.example/png')).toEqual({ ok: true, type: 'image/png', bytes: new Uint8Array(png) });
});

test('the picture proxy downloads at most 40 MB at a time', async () => {
  const asked = await Promise.all(Array.from({ length: 12 }, () => fetched('https://media.example/most-of')));
  const refused = asked.filter((one) => !one.ok && one.status === 503);
  // Nine pictures of over four megabytes fit, and part of a tenth.
  expect([asked.filter(({ ok }) => ok).length, refused.length > 0, refused.length <= 3]).toEqual([0, true, true]);
  expect(await fetched('https://media.example/large')).toMatchObject({ ok: true, type: 'image/png' });
});
