import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { readPictureForm } from '#desk/articles/picture.tsx';
import type { DeskContext } from '#desk/desk-env.ts';

afterEach(() => vi.useRealTimers());

test('a picture that drips in is given up after two minutes', async () => {
  vi.useFakeTimers();
  const dripping = new ReadableStream<Uint8Array>({
    start: (controller) => void setInterval(() => controller.enqueue(new Uint8Array([120])), 1_000),
  });
  const app = new Hono().post('/', async (c) => c.json(await readPictureForm(c as unknown as DeskContext)));
  const answer = Promise.resolve(app.request('/', { method: 'POST', body: dripping, duplex: 'half' } as RequestInit));
  const settled = vi.fn();
  answer.then(settled, settled);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await (await answer).json()).toMatchObject({ ok: false, errors: { picture: [expect.stringMatching(/too slowly/)] } });
});
