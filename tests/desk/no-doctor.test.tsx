import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { AskDoctor } from '#desk/doctor/ask-screen.tsx';
import { doctorsOf } from '#desk/door/doctors.ts';
import { addStaff, admitStaff } from '#desk/door/staff.ts';
import { Staff } from '#desk/team/staff-screen.tsx';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';

afterAll(endDatabases);

const request = { others: [], name: 'GI-7K3Q-92', version: 1, written: { name: 'Asha', text: '' } } as unknown as OneRequest;

test('the desk warns when no doctor is on the staff list', async () => {
  const db = await freshDatabase('migrations');
  const doing = { by: 'one@x.test', now: 0 };
  const said = async () => {
    const doctors = await doctorsOf(db);
    return [
      renderToStaticMarkup(<AskDoctor doctors={doctors} request={request} />),
      renderToStaticMarkup(<Staff doctors={doctors} now={0} staff={[]} you="one@x.test" />),
    ].map((page) => /No doctor (?:is on|has signed)/.exec(page)?.[0]);
  };
  await addStaff(db, { email: 'one@x.test', name: 'One', role: 'owner' }, doing);
  expect(await said()).toEqual(['No doctor is on', 'No doctor is on']);
  await addStaff(db, { email: 'meera@x.test', name: 'Meera', role: 'doctor' }, doing);
  expect(await said()).toEqual(['No doctor has signed', 'No doctor has signed']);
  await admitStaff(db, 'meera@x.test', 1);
  expect(await said()).toEqual([undefined, undefined]);
});
