import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { textKeys, textSeeds } from '#content/patient-texts/seeds.ts';
import { practice } from '#content/practice.ts';
import { linksTo } from '#desk/calls/action-bar.tsx';
import { dueWords } from '#desk/calls/due-labels.ts';
import { RequestScreen } from '#desk/calls/request-screen.tsx';
import { SendText } from '#desk/texts/send-screen.tsx';
import { keyRing } from '#encryption/keys.ts';
import { callList } from '#requests/calls/call-list.ts';
import { nextMorning } from '#requests/calls/due-times.ts';
import { openOne } from '#requests/calls/one-request.ts';
import { recordCall } from '#requests/calls/record.ts';
import { warningFor } from '#requests/calls/warnings.ts';
import type { Submission } from '#requests/submission.ts';
import { asha, minute, referenceIn, requestsBench } from '#tests/requests/requests-bench.ts';

const walkIn = (name: string, description = 'Stoma bag leaks'): Submission => ({
  ...asha,
  payload: { ...asha.payload, fname: name, phone: '', email: '', description },
});
const texts = textKeys.map((key) => ({ key, ...textSeeds[key], version: 0, changed: undefined }));
const writtenDown = { enteredBy: 'asha@practice.test', cameBy: 'visit' } as const;

async function atTheDesk() {
  const bench = await requestsBench();
  const { db, deps, send } = bench;
  const now = deps.now();
  const about = { db, ring: await keyRing(deps.keys), now };
  const promisedAt = callBy(now, practice.openingHours);
  return {
    ...{ bench, about, now, promisedAt },
    comes: async (submission: Submission, idempotencyKey: string) =>
      referenceIn(await send(submission, { promisedAt, idempotencyKey, writtenDown })),
  };
}

test('walk-ins without phone stay separate on the call list, each once', async () => {
  const { about, comes, promisedAt, now } = await atTheDesk();
  const [first, again, other] = [
    await comes(walkIn('Laxmi Pawar'), 'form-key-laxmi-pawar'),
    await comes(walkIn('Laxmi Pawar'), 'form-key-laxmi-pawar'),
    await comes(walkIn('Bhau Kadam'), 'form-key-bhau-kadam'),
  ];
  expect([again === first, other === first]).toEqual([true, false]);
  const { lines } = await callList(about, { page: 1, email: 'asha@practice.test' });
  expect(lines.map(({ name, dueAt, others }) => [name, dueAt, others.length])).toEqual([
    [first, promisedAt, 0],
    [other, promisedAt, 0],
  ]);
  expect(lines[0] && dueWords(lines[0], now)).toMatch(/^comes in by /);
});

test('a request without a phone number shows no call prompts', async () => {
  const { about, comes, now } = await atTheDesk();
  const found = await openOne(about, { name: await comes(walkIn('Laxmi Pawar'), 'form-key-laxmi-pawar'), email: 'asha@practice.test' });
  if (found.kind !== 'request') throw new Error(found.kind);
  const props = {
    request: found.request,
    now,
    names: new Map(),
    email: 'asha@practice.test',
    query: '',
    back: '/',
    texts: [],
    mayErase: false,
  };
  const page = renderToStaticMarkup(<RequestScreen {...props} hours={practice.openingHours} />);
  expect(page).toContain('Add a number');
  expect(page).not.toMatch(/tel:|wa\.me|mailto:|No answer|Line busy|Call later|Wrong number|A call was promised|Send a text/);
});

// 'We called you', wrote the desk to somebody who had left an email address alone.
test('a patient with e-mail alone is offered no call outcome', async () => {
  const { about, bench, comes, now } = await atTheDesk();
  const deaf = { ...walkIn('Laxmi Pawar'), payload: { ...walkIn('Laxmi Pawar').payload, email: 'laxmi@mail.test' } } as Submission;
  const name = await comes(deaf, 'form-key-laxmi-pawar');
  // As such rows stood there before.
  await bench.deps.db.prepare('UPDATE requests SET tries = 3').run();
  const found = await openOne(about, { name, email: 'asha@practice.test' });
  if (found.kind !== 'request') throw new Error(found.kind);
  const { request } = found;
  const props = { request, now, names: new Map(), email: 'asha@practice.test', query: '', back: '/', texts, mayErase: false };
  const page = renderToStaticMarkup(<RequestScreen {...props} hours={practice.openingHours} />);
  expect(page).not.toMatch(/No answer|Line busy|Call later|Wrong number|Nobody answered/);
  for (const words of ['Answered', 'Wrote, no reply yet', 'An answer was promised by']) expect(page).toContain(words);
  const [mail] = linksTo(request, texts);
  expect([mail?.way, decodeURIComponent(mail?.href ?? '').includes('We called you')]).toEqual(['mail', false]);
  expect(renderToStaticMarkup(<SendText language="en" request={request} texts={texts} />)).not.toContain('We called you');
  const hours = practice.openingHours;
  await recordCall({ ...about, hours }, { name, email: 'a', version: request.version, outcome: 'wrote', note: '' });
  const later = await openOne(about, { name, email: 'asha@practice.test' });
  expect(later).toMatchObject({ request: { state: 'open', dueAt: nextMorning(now, hours), firstCallAt: now, outcome: 'wrote' } });
});

test('closing a request without phone number asks for confirmation', async () => {
  const { about, comes, now } = await atTheDesk();
  const hours = practice.openingHours;
  const doubt = (name: string, outcome: 'advised' | 'not-for-us' | 'booked' | 'note', at?: number) =>
    warningFor({ ...about, hours }, { name, others: [], outcome, at });
  const calm = await comes(walkIn('Laxmi Pawar'), 'form-key-laxmi-pawar');
  const grave = await comes(walkIn('Bhau Kadam', 'vomiting blood since morning'), 'form-key-bhau-kadam');
  expect(await Promise.all([doubt(calm, 'advised'), doubt(calm, 'not-for-us'), doubt(grave, 'advised')])).toEqual([
    'no-number',
    'no-number',
    'no-way-left',
  ]);
  expect(await Promise.all([doubt(calm, 'note'), doubt(calm, 'booked'), doubt(calm, 'booked', now + 30 * minute)])).toEqual(
    Array(3).fill(undefined),
  );
});
