import { doctorName } from '#content/contact-links.ts';
import { dateAsRead } from '#content/review.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import type { DeskSignature } from './signatures.ts';

export type Days = { on: string; next: string };

/** The state of a page's signature, by the newest signature and the live text. */
export type SigningState =
  | { kind: 'never' }
  | { kind: 'taken back'; at: number }
  /** `days` are those of the signature that no longer holds. */
  | { kind: 'changed'; days: Days }
  | { kind: 'another doctor'; by: string; days: Days }
  | { kind: 'due again'; by: string; days: Days }
  /** `live`: the public site shows the signature too. */
  | { kind: 'signed'; by: string; days: Days; live: boolean };

type Current = { by: string; hash: string; days: Days };

// The signature in the build counts for a page without one at the desk.
function fromBuild({ review, hash }: DeskPage): Current | undefined {
  return review.state === 'signed' ? { by: review.by, hash, days: { on: review.on, next: review.next } } : undefined;
}

function fromDesk({ by, hash, days }: DeskSignature): Current | undefined {
  return days && { by, hash, days };
}

/** Returns a page's state. `newest` is its newest signature at the desk, if any; `today` is YYYY-MM-DD. */
export function signingState(page: DeskPage, newest: DeskSignature | undefined, today: string): SigningState {
  const current = newest ? fromDesk(newest) : fromBuild(page);
  if (!current) return newest ? { kind: 'taken back', at: newest.at } : { kind: 'never' };
  const { by, hash, days } = current;
  if (hash !== page.hash) return { kind: 'changed', days };
  if (by !== doctorName) return { kind: 'another doctor', by, days };
  if (days.next < today) return { kind: 'due again', by, days };
  return { kind: 'signed', by, days, live: page.review.state === 'signed' && page.review.on === days.on && page.review.next === days.next };
}

export const isSigned = ({ kind }: SigningState): boolean => kind === 'signed';

/** Whether there is a signature, valid or not, that could be taken back. */
export const hasSignature = ({ kind }: SigningState): boolean => kind !== 'never' && kind !== 'taken back';

// Pages that lost their signature come first, then unsigned ones. The rulebook precedes the pages that depend on it.
const readingOrder: Readonly<Record<SigningState['kind'], number>> = {
  changed: 1,
  'another doctor': 1,
  never: 2,
  'taken back': 2,
  'due again': 3,
  signed: 4,
};

const positionOf = (id: string, state: SigningState) => (id === 'triage' && !isSigned(state) ? 0 : readingOrder[state.kind]);

/** Sorts pages in the order in which the doctor reads them. */
export function inReadingOrder<T extends { page: DeskPage; state: SigningState }>(pages: ReadonlyArray<T>): ReadonlyArray<T> {
  return pages.toSorted((a, b) => positionOf(a.page.id, a.state) - positionOf(b.page.id, b.state));
}

const minutesPerWord = 1 / 180;

/** How long a page takes to read with care: 'about 9 minutes'. */
export const readingTime = (words: number): string => `about ${Math.max(1, Math.round(words * minutesPerWord))} minutes`;

/** The state of a page in one line; `isDoctor` addresses the doctor as 'you'. */
export function stateInWords(state: SigningState, isDoctor: boolean): string {
  switch (state.kind) {
    case 'never':
      return 'Never signed';
    case 'taken back':
      return 'The signature was taken back';
    case 'changed':
      return `Changed since ${isDoctor ? 'you signed' : 'it was signed'} on ${dateAsRead(state.days.on)}`;
    case 'another doctor':
      return `Signed by ${state.by} on ${dateAsRead(state.days.on)}, who is not the practice’s doctor now`;
    case 'due again':
      return `Due again since ${dateAsRead(state.days.next)}`;
    case 'signed':
      return `Signed on ${dateAsRead(state.days.on)}, next by ${dateAsRead(state.days.next)}`;
  }
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;
