import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from '#backend/formats/base64url.ts';

test('bytes of every length survive the way through base64url', () => {
  for (const length of [0, 1, 2, 3, 32, 65]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + 251) % 256);
    const text = toBase64url(bytes);
    expect(text).toBe(Buffer.from(bytes).toString('base64url'));
    expect([...fromBase64url(text)]).toEqual([...bytes]);
  }
  expect(() => fromBase64url('!')).toThrow();
});
