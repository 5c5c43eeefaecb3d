import { Hono } from 'hono';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { planForm } from '#desk/articles/forms.ts';
import { readPictureForm } from '#desk/articles/picture-form.ts';
import type { DeskContext } from '#desk/desk-env.ts';

const parsed = (at: string) => v.safeParse(planForm, { version: '3', at });

test("an article's publishing time is read as Indian time", () => {
  expect(parsed('2027-02-28T10:00').output).toEqual({ version: 3, at: Date.parse('2027-02-28T04:30:00Z') });
});

test.each(['2027-02-31T10:00', '2027-02-29T10:00', '2027-13-01T10:00', '2027-02-28T24:30', '2027-02-28', ''])(
  'the article form rejects the publishing time %s',
  (at) => {
    expect(parsed(at)).toMatchObject({ success: false, issues: [{ message: 'Choose a day and a time.' }] });
  },
);

afterEach(() => vi.useRealTimers());

test('a picture upload at the desk is aborted after two minutes', async () => {
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
