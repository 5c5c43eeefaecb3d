import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { EraseAsk } from '#desk/requests/erase-screen.tsx';
import { AccessLog } from '#desk/team/access-log-screen.tsx';
import { fromSameContact, listRequests } from '#requests/lists/listing.ts';
import type { PatientRequest } from '#requests/request.ts';
import { endDatabases } from '#tests/databases.ts';
import { everything, namesIn, requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday } from '#tests/requests/requests-bench.ts';

afterAll(endDatabases);

const drawn = (request: PatientRequest, others: ReadonlyArray<PatientRequest> = []) =>
  renderToStaticMarkup(<EraseAsk now={aFriday} others={others} request={request} setting={{ mode: 'now', set: undefined }} />);

// Who asked to be erased stayed under two other references, with a visit.
test('the erase screen lists other requests from the same contact', async () => {
  const { db, ring, put } = await requestsBench();
  await put({ name: 'Meena', phone: '9876543210', email: 'meena@x.test' });
  await put({ name: 'Ramesh', phone: '9876543210' });
  await put({ name: 'Meena', phone: '9876500000', email: 'meena@x.test' });
  await put({ name: 'Stranger', phone: '9876511111' });
  const all = (await listRequests(db, ring, everything, aFriday)).requests;
  const first = all.find(({ id }) => id === 1) as PatientRequest;
  const others = await fromSameContact({ db, ring }, first);
  expect(namesIn(others).sort()).toEqual(['Meena', 'Ramesh']);
  const page = drawn(first, others);
  expect(page).toContain('2 more from the same phone or email. They stay:');
  for (const { name } of others) expect(page).toContain(`href="/requests/${name}/erase"`);
  expect(drawn(first)).not.toContain('more from the same');
});

test('the erase screen warns when nobody has called the patient yet', () => {
  const request = { name: 'GI-7K3Q-92', state: 'open', emergency: [], firstCallAt: null, outcome: null, acceptedAt: aFriday };
  const words = (set: object) => drawn({ ...request, ...set } as unknown as PatientRequest);
  expect(words({ emergency: ['black-stool'] })).toContain('This may be an emergency, and nobody has rung them yet.');
  expect(words({})).toContain('Afterwards nobody rings them.');
  expect(words({ state: 'done', outcome: 'booked' })).toContain('the visit goes from');
  expect(words({ state: 'done', outcome: 'advised' })).not.toMatch(/rings them|the visit goes/);
});

test('filtering the access log by name explains it contains no names', () => {
  const filter = { mark: '', reference: 'Meena', before: undefined };
  const page = renderToStaticMarkup(<AccessLog filter={filter} now={aFriday} page={{ entries: [], more: false }} readers={[]} />);
  expect(page).not.toContain('Nobody has looked');
  expect(page).toContain('The log holds references, and no names');
});
