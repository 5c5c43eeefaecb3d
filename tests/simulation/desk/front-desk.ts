import type { PersonSettings } from '#bell/people.ts';
import { practice } from '#content/practice.ts';
import { ahead, dayOf, timeOfDay, wholeDay } from '#content/practice-time.ts';
import { openFor } from '#requests/calls/call-list.ts';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import type { Sql, SqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
/** Monday, 4 January 2027, midnight in India. */
export const firstDay = Date.parse('2027-01-04T00:00:00+05:30');

const { opens, closes, days, holidays } = practice.openingHours;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const [morning, evening] = [timeOfDay(opens), timeOfDay(closes)];

const usual = new Map<number, boolean>();
function opensUsually(date: number): boolean {
  const known = usual.get(date);
  if (known !== undefined) return known;
  const isOn = days.includes(weekdays[new Date(date).getUTCDay()] as never);
  const isHoliday = (holidays as ReadonlyArray<string>).includes(new Date(date).toISOString().slice(0, 10));
  usual.set(date, isOn && !isHoliday);
  return isOn && !isHoliday;
}

/** A request as the front desk knows it, beside what the database says. */
export type Kept = {
  id: number;
  acceptedAt: number;
  dueAt: number;
  touchedAt: number;
  isEmergency: boolean;
  isOwn: boolean;
  isHeld: boolean;
  isSeen: boolean;
  inHandUntil: number;
};

export type Person = PersonSettings & { role: 'desk' | 'doctor' | 'owner'; hasDevice: boolean };
export type FrontDesk = ReturnType<typeof frontDesk>;

/** The people of a practice, its calendar and its requests; what they do is written into the database as the desk writes it. */
export function frontDesk(sqlite: SqliteDatabase, random: SeededRandom) {
  const percent = () => random.between(0, 100);
  const requests = new Map<number, Kept>();
  const closed = new Set<number>();
  const closedFrom = new Set<string>();
  let lastId = 0;

  const write = (sql: string, ...values: ReadonlyArray<unknown>) => sqlite.batch([{ sql, values } satisfies Sql]);

  const opensOnDay = (date: number) => opensUsually(date) && !closed.has(date);
  const isOpen = (now: number): boolean => {
    const time = now + ahead - dayOf(now);
    return time >= morning && time < evening && opensOnDay(dayOf(now));
  };
  /** How many milliseconds the practice was open between two moments. */
  function openBetween(from: number, to: number): number {
    let total = 0;
    for (let date = dayOf(from); date <= dayOf(to); date += day) {
      if (!opensOnDay(date)) continue;
      total += Math.max(0, Math.min(to, date + evening - ahead) - Math.max(from, date + morning - ahead));
    }
    return total;
  }
  /** When the practice will have been open for so long. */
  function afterOpen(from: number, length: number): number {
    let left = length;
    for (let date = dayOf(from); ; date += day) {
      if (!opensOnDay(date)) continue;
      const start = Math.max(from, date + morning - ahead);
      if (date + evening - ahead - start >= left) return start + left;
      left -= Math.max(0, date + evening - ahead - start);
    }
  }

  const kinds = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'watch'] as const;
  function person(role: Person['role'], number: number): Person {
    const isQuiet = percent() < 60;
    const all = { desk: kinds, doctor: ['emergency'] as const, owner: ['overdue', 'emergency', 'watch'] as const }[role];
    return {
      email: `${role}${number}@practice.test`,
      role,
      kinds: percent() < 80 ? all : kinds.filter(() => percent() < 70),
      push: percent() < 90,
      mail: percent() < 30,
      quietFrom: isQuiet ? (['21:00', '20:30', '13:00'][random.between(0, 3)] ?? '21:00') : null,
      quietTo: isQuiet ? (['07:00', '09:30', '14:00'][random.between(0, 3)] ?? '07:00') : null,
      hasDevice: percent() < 80,
    };
  }
  const people = [person('desk', 1), ...(percent() < 60 ? [person('doctor', 1)] : []), ...(percent() < 60 ? [person('owner', 1)] : [])];
  for (const { email, role, kinds: wanted, push, mail, quietFrom, quietTo } of people) {
    write("INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?, 'A', ?, 0, '')", email, role);
    write(
      'INSERT INTO bell_people VALUES (?, ?, ?, ?, ?, ?, 0)',
      email,
      JSON.stringify(wanted),
      push ? 1 : 0,
      mail ? 1 : 0,
      quietFrom,
      quietTo,
    );
  }

  function arrive(now: number, dueAt: number): Kept {
    lastId += 1;
    const chance = percent();
    const [isEmergency, isHeld, isOwn] = [chance < 5, chance >= 8 && chance < 14, chance >= 14 && chance < 22];
    const request: Kept = {
      id: lastId,
      acceptedAt: now,
      dueAt: isEmergency ? now : dueAt,
      touchedAt: now,
      isEmergency,
      isHeld,
      isOwn,
      isSeen: false,
      inHandUntil: 0,
    };
    requests.set(lastId, request);
    write(
      `INSERT INTO requests (id, kind, number, idempotency_key, fingerprint, key_id, iv, ciphertext, language, accepted_at, due_at, state, emergency, entered_by)
        VALUES (?1, 'callback', ?1, ?1, '', 'k', x'', x'00', 'en', ?2, ?3, ?4, ?5, ?6)`,
      ...[lastId, now, request.dueAt, isHeld ? 'held' : 'open', isEmergency ? '["a"]' : null, isOwn ? 'desk1@practice.test' : null],
    );
    return request;
  }

  /** Somebody opens it, and others see so for some minutes. */
  function open(request: Kept, now: number): void {
    Object.assign(request, { isSeen: true, inHandUntil: now + openFor });
    write(
      'UPDATE requests SET first_opened_at = coalesce(first_opened_at, ?2), opened_at = ?2, opened_by = ? WHERE id = ?1',
      request.id,
      now,
      'desk1@practice.test',
    );
  }

  function postpone(request: Kept, now: number, dueAt: number): void {
    Object.assign(request, { dueAt, touchedAt: now });
    write('UPDATE requests SET due_at = ?2 WHERE id = ?1', request.id, dueAt);
    write(
      "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, 'a', 'later', '', x'', x'')",
      request.id,
      now,
    );
  }

  function settle(request: Kept): void {
    requests.delete(request.id);
    write('DELETE FROM events WHERE request_id = ?', request.id);
    write('DELETE FROM requests WHERE id = ?', request.id);
  }

  /** Staff let a held one onto the call list. */
  function release(request: Kept): void {
    request.isHeld = false;
    write("UPDATE requests SET state = 'open' WHERE id = ?", request.id);
  }

  function closeDay(date: number): void {
    closed.add(date);
    const iso = new Date(date).toISOString().slice(0, 10);
    if (closedFrom.has(iso)) return;
    closedFrom.add(iso);
    const { from, to } = wholeDay(date);
    write("INSERT INTO closures (starts_at, ends_at, reason, added_at, added_by) VALUES (?, ?, 'Travel', 0, 'a')", from, to);
  }

  return { requests, people, isOpen, openBetween, afterOpen, opensOnDay, arrive, open, postpone, settle, release, closeDay };
}
