import type { DatabaseSync } from 'node:sqlite';
import { keyRing } from '#encryption/keys.ts';
import { digestsFor } from '#requests/seal.ts';
import type { callbackSchema } from '#schemas/callback.ts';
import type { FormFields } from '#schemas/fields.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { referenceIn } from '#tests/chaos/visitor.ts';
import { type Action, type AtRest, type Bench, few, type Kind, many, several, valuesOf } from './actions.ts';
import { requestAtRest } from './requests-at-rest.ts';

type Fields = Action['fields'];
type Wish = { kind: Kind; path: string; fields: Fields; version: number };
type Person = { name: string; phone: string };

const ring = await keyRing([developmentSecret]);

/** What somebody of this name and these numbers is found by. */
function foundBy({ name, phone }: Person, former: ReadonlyArray<string> = []) {
  const payload: FormFields<typeof callbackSchema> = {
    fname: name,
    lname: '',
    phone,
    email: '',
    patientType: '',
    reason: '',
    description: '',
  };
  return digestsFor(ring, { kind: 'callback', payload: { ...payload, ...(former.length > 0 && { formerPhones: [...former] }) } });
}

/** One person by what she is found by, of whom there may be nobody yet. */
function personAtRest(database: DatabaseSync, phoneHash: string): AtRest {
  const row = database.prepare('SELECT reference, entered_by, came_by FROM requests WHERE phone_hash = ?').get(phoneHash);
  if (!row) return { version: 0, faults: [] };
  const found = requestAtRest(database, String(row.reference));
  return { ...found, faults: [...found.faults, ...(row.entered_by && row.came_by === 'visit' ? [] : ['who wrote it down'])] };
}

/** Requests that one form changes together: all are as far as the first. */
function togetherAtRest(database: DatabaseSync, references: ReadonlyArray<string>): AtRest {
  const found = references.map((reference) => requestAtRest(database, reference));
  const version = found[0]?.version ?? 0;
  const apart = found.some((each) => each.version !== version);
  return { version, faults: [...found.flatMap(({ faults }) => faults), ...(apart ? ['one of them without the others'] : [])] };
}

/** Whatever is recorded of a request: calls, texts, questions, numbers; and that somebody walked in. */
export function newRequestActions({ site, read, prepared, seed, serial }: Bench) {
  let called: ReadonlyArray<string> = [];

  const newPerson = (): Person => {
    const number = serial();
    return { name: `${number % 3 === 1 ? 'आशा' : 'Asha'} ${number}`, phone: `98${10_000_000 + number}` };
  };
  const request = async ({ name, phone } = newPerson()): Promise<string> => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': `killed-${seed}-${serial()}-key` };
    const body = JSON.stringify({ fname: name, phone, description: `Request ${serial()}.`, consent: true });
    const answer = await fetch(`${site.url}/api/callback`, { method: 'POST', headers, body });
    const reference = referenceIn(await answer.text());
    if (!reference) throw new Error(`A form was answered with ${answer.status}.`);
    return reference;
  };
  const visitOf = async (reference: string) =>
    valuesOf(await read(`/requests/${reference}`), 'outcome').find((value) => /^booked:\d/.test(value)) ?? 'booked:';

  const onRequest = (reference: string, { kind, path, fields, version }: Wish): Action => ({
    ...{ kind, item: reference, version, fields: { ...fields, version: String(version) }, path: `/requests/${reference}/${path}` },
    look: (database) => requestAtRest(database, reference),
  });
  // Whatever is asked about is answered with yes: several are booked for the first free time.
  const call = (reference: string, kind: Kind, outcome: string, version = 1) =>
    onRequest(reference, { kind, path: 'call', fields: { outcome, confirmed: outcome, note: `About ${reference}.` }, version });
  const first = async ({ path, fields }: Action) => prepared(path, fields);

  const simple: ReadonlyArray<(reference: string) => Action> = [
    (reference) => call(reference, 'busy', 'busy'),
    (reference) => call(reference, 'answered', 'answered'),
    (reference) => onRequest(reference, { kind: 'sent', path: 'sent', fields: { text: 'timings', language: 'en' }, version: 1 }),
    (reference) => onRequest(reference, { kind: 'question', path: 'ask', fields: { question: 'May she eat before?' }, version: 1 }),
    (reference) => onRequest(reference, { kind: 'set aside', path: 'set-aside', fields: {}, version: 1 }),
  ];
  const withVisit = async (): Promise<Action> => {
    const reference = await request();
    return call(reference, 'booked with time', await visitOf(reference));
  };
  const calledOff = async (): Promise<Action> => {
    const booked = await withVisit();
    await first(booked);
    return onRequest(booked.item, { kind: 'called off', path: 'called-off', fields: { on: '' }, version: 2 });
  };
  const visitMoved = async (): Promise<Action> => {
    const booked = await withVisit();
    await first(booked);
    const { outcome = '' } = booked.fields;
    return onRequest(booked.item, { kind: 'visit moved', path: 'visit', fields: { outcome, confirmed: outcome }, version: 2 });
  };
  const reply = async (): Promise<Action> => {
    const reference = await request();
    await prepared(`/requests/${reference}/ask`, { question: 'May she eat before?', version: '1' });
    return onRequest(reference, {
      kind: 'reply',
      path: 'reply',
      fields: { [`reply-${reference}`]: 'Not for six hours.', [`version-${reference}`]: '2' },
      version: 2,
    });
  };
  const undo = async (): Promise<Action> => {
    const reference = await request();
    await first(call(reference, 'record a call', 'no-answer'));
    return onRequest(reference, { kind: 'undo', path: 'undo', fields: {}, version: 2 });
  };
  const contact = async (): Promise<Action> => {
    const person = newPerson();
    const phone = `97${person.phone.slice(2)}`;
    const [reference, before] = [await request(person), await foundBy(person)];
    const after = await foundBy({ ...person, phone }, [person.phone]);
    const action = onRequest(reference, { kind: 'contact', path: 'contact', fields: { phone, second: '' }, version: 1 });
    const look = (database: DatabaseSync) => {
      const found = requestAtRest(database, reference);
      const { phone: hash, words } = found.version === 2 ? after : before;
      const named = 'FROM requests JOIN request_words ON request_id = requests.id WHERE reference = ?1 AND phone_hash = ?2';
      const held = database
        .prepare(`SELECT digest ${named}`)
        .all(reference, hash)
        .map(({ digest }) => digest);
      const isFound = held.length === words.length && words.every((word) => held.includes(word));
      return { ...found, faults: [...found.faults, ...(isFound ? [] : ['the number that it is found by'])] };
    };
    return { ...action, look };
  };
  const moved = async (): Promise<Action> => {
    const person = newPerson();
    const pair = [await request(person), await request(person)];
    const screens = await Promise.all(pair.map((reference) => read(`/requests/${reference}`)));
    // Each screen names the other of the two.
    const seen = screens.flatMap((screen) => valuesOf(screen, 'others')[0] ?? []).join(',');
    const at = (await visitOf(pair[0] ?? '')).slice('booked:'.length);
    return {
      ...{ kind: 'move', item: pair.join(), version: 1, fields: { requests: seen, at }, path: '/closed-days/move' },
      look: (database) => togetherAtRest(database, pair),
    };
  };
  const writtenDown = async (): Promise<Action> => {
    const person = newPerson();
    const hash = (await foundBy(person)).phone ?? '';
    const fields = { ...person, key: `killed-${seed}-${serial()}-written-down`, wish: 'A date.', came: 'visit' };
    return {
      ...{ kind: 'write down', item: hash, version: 0, fields, path: '/write-down' },
      look: (database) => personAtRest(database, hash),
    };
  };

  const corrected = async (): Promise<Action> => {
    const [person, other] = [newPerson(), newPerson()];
    const [before, after] = [await foundBy(person), await foundBy(other)];
    const key = `killed-${seed}-${serial()}-written-down`;
    const answer = await prepared('/write-down', { ...person, key, wish: 'A date.', came: 'visit' });
    const [reference = ''] = /GI-[\w-]+/.exec(answer.headers.get('location') ?? '') ?? [];
    const fields = { ...other, wish: 'A date.', came: 'visit', language: 'mr' };
    const action = onRequest(reference, { kind: 'correct a caller', path: 'correct', fields, version: 1 });
    const look = (database: DatabaseSync) => {
      const found = requestAtRest(database, reference);
      const hash = database.prepare('SELECT phone_hash FROM requests WHERE reference = ?').get(reference)?.phone_hash;
      const isFound = hash === (found.version === 2 ? after : before).phone;
      return { ...found, faults: [...found.faults, ...(isFound ? [] : ['the number that it is found by'])] };
    };
    return { ...action, look };
  };

  return async (): Promise<ReadonlyArray<Action>> => {
    const requests = await many(several, () => request());
    const prepare = [withVisit, calledOff, visitMoved, reply, undo, contact, moved, writtenDown, corrected];
    const others = await Promise.all(prepare.map((make) => many(few, make)));
    const plain = await Promise.all(simple.map((make) => many(few, async () => make(await request()))));
    const erased = called.map((reference) => onRequest(reference, { kind: 'erase', path: 'erase', fields: {}, version: 2 }));
    called = requests;
    const calls = requests.map((reference, place) => call(reference, 'record a call', place % 2 ? 'advised' : 'no-answer'));
    return [...erased, ...calls, ...others.flat(), ...plain.flat()];
  };
}
