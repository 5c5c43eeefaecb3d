import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClosedDays } from '#desk/closed-days/closed-days-screen.tsx';
import { ClosureItem, type ClosureWithRisk } from '#desk/closed-days/closure-item.tsx';
import { waysTo } from '#requests/submission.ts';

const now = Date.UTC(2026, 10, 23, 4, 30);
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+05:30`);

const call = (
  id: number,
  { phone = '9822012345', name = `Patient ${id}`, ...set }: { phone?: string; name?: string } & Record<string, unknown>,
) => ({
  ...{ id, name: `GI-${id}`, version: 1, outcome: null, emergency: [], promisedAt: at('17:00'), dueAt: at('17:00'), kept: null },
  ...{ written: { name, phone, email: '' }, ways: waysTo({ phone, email: '' }), ...set },
});

const nobody = { people: [], more: 0 };
const held = (people: ReadonlyArray<unknown>, more = 0) => ({ people, more });

// They were moved with the others, to an hour at which one of them drives.
test('for a closed day, “Move all” skips agreed times and answers', () => {
  const atRisk = [
    call(1, {}),
    call(2, {}),
    call(3, { kept: 'agreed', outcome: 'later', dueAt: at('18:15') }),
    call(4, { kept: 'answered', outcome: 'reply', dueAt: at('18:00') }),
  ];
  const closure = {
    id: 1,
    from: at('16:00'),
    to: at('23:00'),
    reason: 'away',
    addedAt: now,
    booked: nobody,
    moveTo: at('23:30'),
    atRisk: held(atRisk),
  };
  const page = renderToStaticMarkup(<ClosureItem closure={closure as unknown as ClosureWithRisk} now={now} />);
  expect(page).toContain('name="requests" value="1:1,2:1"');
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

test('a holiday with people has no “Open again”', () => {
  const holiday = {
    id: 20261225,
    from: at('00:00'),
    to: at('23:59'),
    reason: 'Holiday of the website',
    addedAt: 0,
    isHoliday: true as const,
  };
  const drawn = (closure: object) =>
    renderToStaticMarkup(<ClosureItem closure={{ booked: nobody, moveTo: now, ...closure } as unknown as ClosureWithRisk} now={now} />);
  const { isHoliday: _, ...closed } = holiday;
  expect(drawn({ ...closed, atRisk: held([call(1, {})]) })).toContain('Open again');
  const page = drawn({ ...holiday, atRisk: held([call(1, {})]) });
  expect(page).toContain('Move this call');
  expect(page).not.toContain('Open again');
});

test('Closed days says until when holidays are entered', () => {
  const wordsAt = (time: number) =>
    renderToStaticMarkup(<ClosedDays closures={[]} now={time} opened={[]} />)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  const asks = 'Ask who looks after the website to enter the next ones';
  expect(wordsAt(now)).toContain('Holidays are entered until 2 October 2027.');
  expect(wordsAt(now)).not.toContain(asks);
  // 2 October less 90 days is 4 July.
  expect(wordsAt(Date.parse('2027-07-04T12:00:00+05:30'))).not.toContain(asks);
  expect(wordsAt(Date.parse('2027-07-05T12:00:00+05:30'))).toContain(`Holidays are entered until 2 October 2027. ${asks}`);
});

// The page is six screens long where 25 are to be told, and each time it began again at its top.
test('after pressing “Told”, staff return to the next patient to tell', () => {
  const atRisk = [1, 2].map((id) => call(id, { outcome: 'moved' }));
  const closure = {
    id: 7,
    from: at('16:00'),
    to: at('23:00'),
    reason: 'away',
    addedAt: now,
    booked: nobody,
    moveTo: at('23:30'),
    atRisk: held(atRisk),
  };
  const drawn = (people: typeof atRisk) =>
    renderToStaticMarkup(<ClosureItem closure={{ ...closure, atRisk: held(people) } as unknown as ClosureWithRisk} now={now} />);
  const backs = (page: string) => [...page.matchAll(/name="back" value="([^"]+)"/g)].map(([, back]) => back);
  const page = drawn(atRisk);
  expect(backs(page)).toEqual(['closed-7-moved-GI-2', 'closed-7-moved-GI-1']);
  for (const place of backs(page)) expect(page).toContain(`id="${place}"`);
  expect(backs(drawn(atRisk.slice(0, 1)))).toEqual(['closed-7']);
});

test('a moved call to a landline offers no text message', () => {
  const drawn = (phone: string) => {
    const atRisk = [call(1, { outcome: 'moved', name: 'Hari', phone })];
    const closure = {
      id: 1,
      from: at('16:00'),
      to: at('23:00'),
      reason: 'away',
      addedAt: now,
      booked: nobody,
      moveTo: at('23:30'),
      atRisk: held(atRisk),
    };
    return renderToStaticMarkup(<ClosureItem closure={closure as unknown as ClosureWithRisk} now={now} />);
  };
  expect([drawn('9822012345'), drawn('02025531234')].map((page) => page.includes('WhatsApp to Hari'))).toEqual([true, false]);
  expect(drawn('02025531234')).not.toContain(' to Hari');
  expect(drawn('02025531234')).toContain('>Told<');
});

test('calls moved to a wrong time can move again', () => {
  const moved = [call(1, { outcome: 'moved', dueAt: at('02:00') }), call(2, { outcome: 'moved', dueAt: at('23:40') })];
  const closure = {
    id: 1,
    from: at('16:00'),
    to: at('23:00'),
    reason: 'away',
    addedAt: now,
    booked: nobody,
    moveTo: at('23:30'),
    atRisk: held(moved),
  };
  const page = renderToStaticMarkup(<ClosureItem closure={closure as unknown as ClosureWithRisk} now={now} />);
  // Those that were moved rightly stay.
  expect([...page.matchAll(/name="requests" value="([^"]+)"/g)].map(([, seen]) => seen)).toEqual(['1:1', '2:1']);
  expect(page).toContain('Not 2:00? Move it again');
});

test('a closed time with more calls than are shown says so', () => {
  const closure = {
    id: 1,
    from: at('16:00'),
    to: at('23:00'),
    reason: 'away',
    addedAt: now,
    booked: nobody,
    moveTo: at('23:30'),
    atRisk: held([call(1, {}), call(2, {})], 35),
  };
  const page = renderToStaticMarkup(<ClosureItem closure={closure as unknown as ClosureWithRisk} now={now} />).replaceAll('<!-- -->', '');
  expect(page).toContain('Move the first 2 calls');
  expect(page).toContain('And 35 more, who show here once these are dealt with.');
});
