import { changeContact } from '#requests/calls/contact.ts';
import { openFor } from '#requests/calls/in-hand.ts';
import { recordCall } from '#requests/calls/record.ts';
import { undoLast } from '#requests/calls/undo.ts';
import { discard, noteRung, release, setAside } from '#requests/moderation.ts';
import { type Calendar, minute } from './calendar.ts';
import { comparing } from './compare.ts';
import type { Books } from './request-rows.ts';
import { afterwards, type Recorded } from './what-was-agreed.ts';

/** A request as the front desk knows it, beside what the database says. */
export type Kept = {
  id: number;
  acceptedAt: number;
  dueAt: number;
  touchedAt: number;
  /** 'aside': staff took it for spam. */
  state: 'open' | 'held' | 'aside' | 'done';
  isEmergency: boolean;
  /** By what was written; the doctor can make any request an emergency until they are told. */
  isMarked: boolean;
  isOwn: boolean;
  isSeen: boolean;
  /** Since when nobody has opened it, and since when somebody has. */
  unopenedSince: number;
  openedSince: number | undefined;
  inHandUntil: number;
  isCalled: boolean;
  tries: number;
  outcome: string | undefined;
  /** Since when a question waits for the doctor, and since when her answer waits to be passed on. */
  askedAt: number | undefined;
  answeredAt: number | undefined;
  /** She answered, and nothing has closed it since. */
  hasAnswer: boolean;
  /** The hours that were agreed with the patient. */
  agreed: ReadonlyArray<number>;
  /** As it was each time that it was moved out of a closed day, the last one last. */
  movedFrom: ReadonlyArray<{ dueAt: number; outcome: string | undefined }>;
};

export const frontDeskEmail = 'desk1@practice.test';
export const doctorEmail = 'doctor1@practice.test';

export type FrontDesk = ReturnType<typeof frontDesk>;
export type Violate = (name: string, detail: string) => void;

/** What is written on the back of a request: what was recorded last, and all as it was before. */
type Last = { at: number; by: string; before: Kept; row: ReturnType<Books['read']> };

/**
 * The requests of a practice, and what its people do about them: by the code of the desk itself, and as the front desk keeps them in mind.
 */
export function frontDesk(books: Books, calendar: Calendar, violate: Violate) {
  const { db, ring } = books;
  const check = comparing(books, calendar, violate);
  const compare = check.asBelieved;
  /** On the call list, or held. */
  const requests = new Map<number, Kept>();
  const last = new Map<number, Last>();
  let done: ReadonlyArray<Kept> = [];

  function put(request: Kept, changes: Partial<Kept>): void {
    Object.assign(request, changes);
    if (request.state === 'open' || request.state === 'held') requests.set(request.id, request);
    else requests.delete(request.id);
    if (request.state === 'done') done = [...done, request];
  }

  /** What is done is looked at by nobody once it cannot be undone any more. */
  function clear(now: number): void {
    const isOver = ({ state, touchedAt }: Kept) => state === 'done' && touchedAt < now - 120 * minute;
    for (const { id } of done.filter(isOver)) books.remove(id);
    done = done.filter((request) => request.state === 'done' && !isOver(request));
  }

  function arrive(now: number, promisedAt: number, chance: number): Kept {
    clear(now);
    const [isEmergency, isHeld, isOwn] = [chance < 8, chance >= 6 && chance < 14, chance >= 14 && chance < 22];
    const request: Kept = {
      ...{ id: 0, acceptedAt: now, touchedAt: now, dueAt: isEmergency ? now : promisedAt },
      ...{ state: isHeld ? 'held' : 'open', isEmergency, isMarked: isEmergency, isOwn, isSeen: false },
      ...{ unopenedSince: now, openedSince: undefined, inHandUntil: 0 },
      ...{ isCalled: false, tries: 0, outcome: undefined, askedAt: undefined, answeredAt: undefined },
      ...{ hasAnswer: false, agreed: [], movedFrom: [] },
    };
    request.id = books.insert(request, promisedAt);
    put(request, {});
    return request;
  }

  /** Somebody opens it, and others see so for some minutes; longer where the page is left as it is, with signs of life until a moment. */
  function open(request: Kept, now: number, until = now): void {
    Object.assign(request, { isSeen: true, openedSince: request.openedSince ?? now, inHandUntil: until + openFor });
    books.open(request.id, now, until, frontDeskEmail);
  }

  async function record(request: Kept, recorded: Recorded, by = frontDeskEmail): Promise<void> {
    const { now, outcome, at, urgent = false } = recorded;
    const [before, row] = [{ ...request }, books.read(request.id)];
    const note = outcome === 'question' || outcome === 'reply' ? 'Words' : '';
    const call = { name: books.nameOf(request.id), email: by, version: row.version, outcome, at, note, urgent };
    if ((await recordCall({ db, ring, now, hours: calendar.hours() }, call)) === 'changed')
      violate('not-recorded', `${outcome}: ${request.id}`);
    put(request, afterwards(request, recorded, calendar));
    last.set(request.id, { at: now, by, before, row });
    if (outcome === 'reply') check.comesBack(before, now);
    compare(request, outcome);
  }

  const reopenedDue = ({ isEmergency }: Kept, now: number) => (isEmergency ? now : calendar.afterOpen(now, 120 * minute));

  const mayUndo = (request: Kept, now: number, at: number) => {
    const latest = last.get(request.id);
    return latest?.at === at && at > now - 60 * minute;
  };

  /** Takes back what was recorded last: the row is as it was, and so is the promise. */
  async function undo(request: Kept, now: number): Promise<void> {
    const latest = last.get(request.id);
    if (!latest) return;
    const { before, row } = latest;
    const { version } = books.read(request.id);
    if ((await undoLast({ db, ring, now }, { name: books.nameOf(request.id), email: latest.by, version })) === 'changed')
      violate('not-undone', `${request.id}`);
    last.delete(request.id);
    // Whoever opened it meanwhile has opened it.
    const openedSince = before.openedSince ?? request.openedSince;
    put(request, { ...before, isSeen: before.isSeen || request.isSeen, openedSince, inHandUntil: 0, touchedAt: now });
    check.asItWas(request.id, row);
    compare(request, 'undo');
  }

  async function takeForSpam(request: Kept, now: number): Promise<void> {
    const version = books.read(request.id).version;
    if (!(await setAside(db, { name: books.nameOf(request.id), by: frontDeskEmail, now, version })))
      violate('not-set-aside', `${request.id}`);
    last.delete(request.id);
    put(request, { state: 'aside', touchedAt: now });
    compare(request, 'set aside');
  }

  /** Staff let a held one onto the call list, or bring back what was set aside. */
  async function letGo(request: Kept, now: number): Promise<void> {
    if (!(await release(db, { name: books.nameOf(request.id), by: frontDeskEmail, now, forwards: false })))
      violate('not-released', `${request.id}`);
    put(request, { state: 'open' });
    compare(request, 'released');
  }

  /** Staff rang the sender of a held one, and decide later. */
  async function rang(request: Kept, now: number): Promise<void> {
    if (!(await noteRung(db, { name: books.nameOf(request.id), by: frontDeskEmail, now }))) violate('not-noted', `${request.id}`);
    put(request, { isSeen: true, openedSince: request.openedSince ?? now, isCalled: true });
    compare(request, 'rung');
  }

  async function throwAway(request: Kept, now: number): Promise<void> {
    await discard(db, { name: books.nameOf(request.id), by: frontDeskEmail, now });
    last.delete(request.id);
    put(request, { state: 'done', touchedAt: now });
  }

  /** A number is corrected, or a second one added. One that rang at a stranger's is rung again. */
  async function changeNumber(request: Kept, now: number, isSecond: boolean): Promise<void> {
    const phones = await books.anotherPhone(request.id, isSecond);
    const change = { name: books.nameOf(request.id), by: frontDeskEmail, version: books.read(request.id).version, ...phones };
    const result = await changeContact({ db, ring, now, hours: calendar.hours() }, change);
    if (result !== 'recorded') violate('number-not-changed', `${request.id}: ${result}`);
    last.delete(request.id);
    const isAgain = !isSecond && request.outcome === 'wrong-number';
    put(request, {
      touchedAt: now,
      ...(!isSecond && { tries: 0 }),
      ...(isAgain && { state: 'open' as const, outcome: 'contact', answeredAt: undefined, dueAt: reopenedDue(request, now) }),
    });
    compare(request, 'another number');
  }

  const forgetLast = (id: number) => last.delete(id);
  return {
    requests,
    calendar,
    books,
    put,
    compare,
    violate,
    forgetLast,
    arrive,
    open,
    record,
    mayUndo,
    undo,
    takeForSpam,
    letGo,
    rang,
    throwAway,
    changeNumber,
  };
}
