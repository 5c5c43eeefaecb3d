import type { D1Database } from '@cloudflare/workers-types';
import { minute } from '#content/practice-time.ts';
import { encryptJson, type KeyRing } from '#encryption/keys.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import { noteContext } from '#requests/request.ts';
import { encryptRequest } from '#requests/seal.ts';
import { storeAs } from '#requests/store.ts';
import { type Submission, writtenIn } from '#requests/submission.ts';
import { type DeskPerson, deskPeople } from './desk-people.ts';

const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The reference of the person at a place of the list: 'GI-DSK2-22', 'GI-DSK2-23', … */
export function referenceAt(place: number): string {
  const [first, second, third] = [Math.floor(place / 900) % 30, Math.floor(place / 30) % 30, place % 30].map((at) => letters[at]);
  return `GI-DSK${first}-${second}${third}`;
}

function submissionOf({ kind, name: [fname, lname], phone = '', email = '', patientType = '', reason = '', text }: DeskPerson): Submission {
  if (kind === 'contact') return { kind, payload: { fullName: fname, phoneNumber: phone, email, message: text } };
  return { kind: 'callback', payload: { fname, lname, phone, email, patientType, reason, description: text } };
}

/** Stores one person's request as the site does, with its events, and returns its id. */
export async function putDeskPerson(db: D1Database, ring: KeyRing, now: number, person: DeskPerson, place: number): Promise<number> {
  const { accepted, promised, due = promised, state, events = [], language = 'en' } = person;
  const at = (minutes: number) => now + minutes * minute;
  const idempotencyKey = `desk-row-${place}`;
  const submission = submissionOf(person);
  const request = await encryptRequest(ring, { idempotencyKey, fingerprint: `f-${place}` }, submission, {
    acceptedAt: at(accepted),
    promisedAt: promised === undefined ? null : at(promised),
    dueAt: at(due ?? 0),
    noticeVersion: '2026-11-22',
    language,
    heldReason: null,
    emergency: emergencyMark(writtenIn(submission).text),
    forwards: false,
  });
  const { id } = (await storeAs(db, request, referenceAt(place), [idempotencyKey])).row;
  if (state) await db.prepare("UPDATE requests SET state = 'done', due_at = NULL WHERE id = ?").bind(id).run();
  for (const [outcome, minutes, note] of events) {
    const encrypted = note === undefined ? undefined : await encryptJson(ring[0], noteContext(id, at(minutes)), note);
    const { keyId = '', iv = new Uint8Array(), ciphertext = new Uint8Array() } = encrypted ?? {};
    await db
      .prepare('INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext) VALUES (?, ?, ?, ?, NULL, ?, ?, ?)')
      .bind(id, at(minutes), 'asha@practice.test', outcome, keyId, iv, ciphertext)
      .run();
  }
  const [first] = events;
  if (first)
    await db
      .prepare('UPDATE requests SET outcome = ?, tries = ?, first_call_at = ?, version = ? WHERE id = ?')
      .bind(events.at(-1)?.[0] ?? null, events.filter(([outcome]) => outcome === 'no-answer').length, at(first[1]), events.length + 1, id)
      .run();
  const which = { where: 'id = ?1', bind: [id] };
  if (state === 'erased') await db.batch(eraseStatements(db, which, now));
  if (state === 'locked') await db.batch(lockStatements(db, which, now));
  return id;
}

/** Stores the thirty requests of `deskPeople`, dated around `now`. */
export async function putDeskRows(
  db: D1Database,
  ring: KeyRing,
  now: number,
  people: ReadonlyArray<DeskPerson> = deskPeople,
): Promise<void> {
  for (const [place, person] of people.entries()) await putDeskPerson(db, ring, now, person, place);
}
