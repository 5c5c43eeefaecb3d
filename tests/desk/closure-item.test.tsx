import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClosedDays } from '#desk/closed-days/closed-days-screen.tsx';
import { ClosureItem, type ClosureWithRisk } from '#desk/closed-days/closure-item.tsx';
import { waysTo } from '#requests/submission.ts';

const now = Date.UTC(2026, 10, 23, 4, 30);
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+05:30`);

const call = (
  id: number,
  { phone = `98220${12_345 + id}`, name = `Patient ${id}`, ...set }: { phone?: string; name?: string } & Record<string, unknown>,
) => ({
  ...{ id, name: `GI-${id}`, version: 1, outcome: null, emergency: [], promisedAt: at('17:00'), dueAt: at('17:00'), kept: null },
  ...{ written: { name, phone, email: '' }, ways: waysTo({ phone, email: '' }), ...set },
});

const nobody = { people: [], more: 0 };

/** Draws a time that is closed from 16:00 to 23:00, and whose calls are due in it. */
function drawn(people: ReadonlyArray<unknown>, { more = 0, ...set }: Record<string, unknown> & { more?: number } = {}): string {
  const times = { id: 7, from: at('16:00'), to: at('23:00'), reason: 'away', addedAt: now, moveTo: at('23:30') };
  const closure = { ...times, booked: nobody, atRisk: { people, more }, ...set } as unknown as ClosureWithRisk;
  return renderToStaticMarkup(<ClosureItem closure={closure} now={now} />).replaceAll('<!-- -->', '');
}
const seenIn = (page: string) => [...page.matchAll(/name="requests" value="([^"]+)"/g)].map(([, seen]) => seen);

// They were moved with the others, to an hour at which one of them drives.
test('for a closed day, “Move all” skips agreed times and answers', () => {
  const page = drawn([
    call(1, {}),
    call(2, {}),
    call(3, { kept: 'agreed', outcome: 'later', dueAt: at('18:15') }),
    call(4, { kept: 'answered', outcome: 'reply', dueAt: at('18:00') }),
  ]);
  expect(seenIn(page)).toEqual(['1:1,2:1']);
  expect(page).toContain('Move all 2 calls');
  const apart = page.slice(page.indexOf('2 are not moved with the others:'));
  for (const said of [
    'href="/requests/GI-3"',
    'agreed for 18:15: ring them',
    'href="/requests/GI-4"',
    'the doctor has answered, due 18:00: ring them',
  ])
    expect(apart).toContain(said);
});

// Somebody who had asked three times was named, and would have been rung, three times.
test('a closed time names each person once, with all their requests', () => {
  const ganesh = { phone: '9822012345', name: 'Ganesh Pawar' };
  const three = (outcome: string | null) => [1, 2, 3].map((id) => call(id, { ...ganesh, outcome, dueAt: at('17:00') }));
  const due = drawn([...three(null).slice(0, 2), call(3, { ...ganesh, dueAt: at('18:00') }), call(4, {})]);
  expect(due.match(/Ganesh Pawar</g)).toHaveLength(1);
  expect(due).toContain('2 calls are due in this time');
  expect(due).toContain('promised today, 17:00 (3 requests)');
  expect([seenIn(due), due.includes('Move all 2 calls')]).toEqual([['1:1,2:1,3:1,4:1'], true]);
  const moved = drawn(three('moved'));
  expect(moved.match(/Ganesh Pawar</g)).toHaveLength(1);
  expect(moved).toContain('name="also" value="GI-2:1 GI-3:1"');
  expect(seenIn(moved)).toEqual(['1:1,2:1,3:1']);
});

test('a marked request of a person is named before their others', () => {
  const same = { phone: '9822012345', name: 'Ajay Mhatre' };
  const page = drawn([call(1, same), call(2, { ...same, emergency: ['swallowed'] })]);
  expect(page).toContain('may be an emergency: not moved (2 requests)');
  expect(seenIn(page)).toEqual(['1:1']);
});

// 'Ring before' was all that it said of them, without a number.
test('a closed time offers an e-mail where there is no number', () => {
  const written = { name: 'Priya Nair', phone: '', email: 'priya@mail.test' };
  const page = drawn([call(1, { written, ways: waysTo(written) })]);
  expect(page).toContain('aria-label="Email to Priya Nair"');
});

test('a stranger’s number is not shown for a closed time', () => {
  expect(drawn([call(1, {})])).toContain('tel:');
  expect(drawn([call(1, { wrongNumber: true, outcome: 'wrong-number' })])).not.toContain('tel:');
});

test('a holiday with people has no “Open again”', () => {
  expect(drawn([call(1, {})])).toContain('Open again');
  const page = drawn([call(1, {})], { isHoliday: true, reason: 'Holiday of the website' });
  expect(page).toContain('Move this call');
  expect(page).not.toContain('Open again');
});

test('Closed days says until when holidays are entered', () => {
  const wordsAt = (time: number) =>
    renderToStaticMarkup(<ClosedDays closures={[]} now={time} opened={[]} />)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  const asks = 'Ask the person who looks after the website to enter the next ones';
  expect(wordsAt(now)).toContain('Holidays are entered until 2 October 2027.');
  expect(wordsAt(now)).not.toContain(asks);
  // 2 October less 90 days is 4 July.
  expect(wordsAt(Date.parse('2027-07-04T12:00:00+05:30'))).not.toContain(asks);
  expect(wordsAt(Date.parse('2027-07-05T12:00:00+05:30'))).toContain(`Holidays are entered until 2 October 2027. ${asks}`);
});

// The page is six screens long where 25 are to be told, and each time it began again at its top.
test('pressing “Told” takes staff to the next patient to tell', () => {
  const moved = [1, 2].map((id) => call(id, { outcome: 'moved' }));
  const backs = (page: string) => [...page.matchAll(/name="back" value="([^"]+)"/g)].map(([, back]) => back);
  const page = drawn(moved);
  expect(backs(page)).toEqual(['closed-7-moved-GI-2', 'closed-7-moved-GI-1']);
  for (const place of backs(page)) expect(page).toContain(`id="${place}"`);
  expect(backs(drawn(moved.slice(0, 1)))).toEqual(['closed-7']);
});

test('a moved call to a landline offers no text message', () => {
  const movedAt = (phone: string) => drawn([call(1, { outcome: 'moved', name: 'Hari', phone })]);
  expect(['9822012345', '02025531234'].map((phone) => movedAt(phone).includes('WhatsApp to Hari'))).toEqual([true, false]);
  expect(movedAt('02025531234')).not.toContain(' to Hari');
  expect(movedAt('02025531234')).toContain('>Told<');
});

test('calls moved to a wrong time can move again', () => {
  const page = drawn([call(1, { outcome: 'moved', dueAt: at('02:00') }), call(2, { outcome: 'moved', dueAt: at('23:40') })]);
  // Those that were moved rightly stay.
  expect(seenIn(page)).toEqual(['1:1', '2:1']);
  expect(page).toContain('Not 2:00? Move it again');
});

test('a closed time with more calls than are shown says so', () => {
  const page = drawn([call(1, {}), call(2, {})], { more: 35 });
  expect(page).toContain('Move the first 2 calls');
  expect(page).toContain('And 35 more, who show here once these are dealt with.');
});
