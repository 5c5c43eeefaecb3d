import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textKeys, textSeeds } from '#content/patient-texts/seeds.ts';
import { linksTo } from '#desk/calls/action-bar.tsx';
import { AnswerLinks } from '#desk/calls/answer-links.tsx';
import { SendText } from '#desk/texts/send-screen.tsx';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { waysTo } from '#requests/submission.ts';

const now = Date.UTC(2026, 10, 23, 4, 30);
const texts = textKeys.map((key) => ({ key, title: textSeeds[key].title, bodies: textSeeds[key].bodies, version: 0, changed: undefined }));

const sunita = { name: 'Sunita', phone: '9822012345', email: '', text: '' };

const requestOf = ({ written = sunita, ...set }: { written?: typeof sunita } & Record<string, unknown>) =>
  ({
    ...{ name: 'GI-AAAA-AA', reference: 'GI-AAAA-AA', kind: 'callback', version: 1, state: 'open', outcome: null, tries: 0 },
    ...{ dueAt: Date.parse('2026-11-26T11:00+05:30'), language: 'en', emergency: [], enteredBy: null, withdrawn: false, events: [] },
    ...{ visitAt: undefined, visitIsClosed: false, others: [] },
    ...{ written, ways: waysTo(written), ...set },
  }) as unknown as OneRequest;

const screenOf = (set: Parameters<typeof requestOf>[0] = {}) =>
  renderToStaticMarkup(<SendText language="en" request={requestOf(set)} texts={texts} />);
const keysOf = (page: string) => [...page.matchAll(/id="text-([a-z-]+)"/g)].map(([, key]) => key);
const event = (outcome: string) => ({ at: now, by: 'a', outcome, dueAt: null, note: '', undone: false });

// A patient who was moved had 'Thanks' first, and none of the texts named the new time.
test('for a moved call, the new-time text message comes first', () => {
  const moved = { outcome: 'moved', events: [event('moved')] };
  const page = screenOf(moved);
  expect(keysOf(page)[0]).toBe('moved');
  expect(page).toContain('by 11:00 am on Thursday 26 November instead');
  // The call is still to be made.
  expect(page).not.toContain('Sent and close: Call moved to another time');
  const [, whatsapp] = linksTo(requestOf(moved), texts);
  expect(decodeURIComponent(whatsapp?.href ?? '')).toContain('by 11:00 am on Thursday 26 November instead');
  expect(keysOf(screenOf({ outcome: 'moved', events: [event('told'), event('moved')] }))[0]).toBe('thanks');
  expect([keysOf(screenOf())[0], screenOf().includes('Needs a call that was moved')]).toEqual(['thanks', true]);
});

// A patient with a landline could be closed with a text that nobody got.
test('no text message is offered for a landline without e-mail', () => {
  const landline = { name: 'Hari', phone: '02025531234', email: '', text: '' };
  const offers = (set: Parameters<typeof requestOf>[0]) => /Sent and close|>Sent</.test(screenOf(set));
  expect([{}, { written: landline }, { wrongNumber: true, ways: ['phone'] }].map(offers)).toEqual([true, false, false]);
  expect(screenOf({ written: landline })).toContain('Their number takes no texts, and there is no email: ring them.');
  expect(offers({ written: { ...landline, email: 'hari@example.com' } })).toBe(true);
  const links = (written: typeof landline) => renderToStaticMarkup(<AnswerLinks request={requestOf({ written })} />);
  expect([links(landline), links({ ...landline, email: 'hari@example.com' })].map((page) => page.includes('Send a text'))).toEqual([
    false,
    true,
  ]);
});

// 'We are closed then, so please do not come' was one tap away from everybody who was booked.
test('only texts that are true of a visit are offered', () => {
  const visit = { visitAt: now + 24 * 60 * 60_000, outcome: 'booked', events: [event('booked')] };
  const ofVisits = (set: Record<string, unknown>) => keysOf(screenOf(set)).filter((key) => key === 'booked' || key?.startsWith('visit-'));
  expect(ofVisits(visit)).toEqual(['booked']);
  expect(ofVisits({ ...visit, visitIsClosed: true })).toEqual(['visit-closed', 'booked']);
  expect(ofVisits({ ...visit, events: [event('visit-moved'), event('booked')] })).toEqual(['visit-moved', 'booked']);
});

test('no text is offered to somebody who took consent back', () => {
  const offers = (withdrawn: boolean) => /wa\.me|Sent and close/.test(screenOf({ withdrawn }));
  expect([offers(false), offers(true)]).toEqual([true, false]);
  expect(screenOf({ withdrawn: true })).toContain('Consent was taken back: write nothing');
});
