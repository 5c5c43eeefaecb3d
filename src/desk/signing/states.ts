import { doctorName } from '#content/contact-links.ts';
import { dateAsRead } from '#content/review.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import type { DeskSignature } from './signatures.ts';

export type Days = { on: string; next: string };

/** What a page waits for, by its newest signature and the text that is live. */
export type SigningState =
  | { kind: 'never' }
  | { kind: 'taken back'; at: number }
  /** With the days of the signature that no longer holds. */
  | { kind: 'changed'; days: Days }
  | { kind: 'another doctor'; by: string; days: Days }
  | { kind: 'due again'; by: string; days: Days }
  /** `live`: the site that visitors see says so too. */
  | { kind: 'signed'; by: string; days: Days; live: boolean };

type Known = { by: string; hash: string; days: Days };

// The signature of the build, for a page without one at the desk.
function fromBuild({ review, hash }: DeskPage): Known | undefined {
  return review.state === 'signed' ? { by: review.by, hash, days: { on: review.on, next: review.next } } : undefined;
}

function fromDesk({ by, hash, days }: DeskSignature): Known | undefined {
  return days && { by, hash, days };
}

/** `newest` is the page's last row at the desk, if it has any. `today` is YYYY-MM-DD. */
export function signingState(page: DeskPage, newest: DeskSignature | undefined, today: string): SigningState {
  const known = newest ? fromDesk(newest) : fromBuild(page);
  if (!known) return newest ? { kind: 'taken back', at: newest.at } : { kind: 'never' };
  const { by, hash, days } = known;
  if (hash !== page.hash) return { kind: 'changed', days };
  if (by !== doctorName) return { kind: 'another doctor', by, days };
  if (days.next < today) return { kind: 'due again', by, days };
  return { kind: 'signed', by, days, live: page.review.state === 'signed' && page.review.on === days.on && page.review.next === days.next };
}

export const isSigned = ({ kind }: SigningState): boolean => kind === 'signed';

/** Whether there is a signature, good or not, that could be taken back. */
export const hasSignature = ({ kind }: SigningState): boolean => kind !== 'never' && kind !== 'taken back';

// What lost its name comes first, then what never had one; the rulebook before every page that leans on it.
const turns: Readonly<Record<SigningState['kind'], number>> = {
  changed: 1,
  'another doctor': 1,
  never: 2,
  'taken back': 2,
  'due again': 3,
  signed: 4,
};

const turnOf = (id: string, state: SigningState) => (id === 'triage' && !isSigned(state) ? 0 : turns[state.kind]);

/** In the order in which the doctor reads them. */
export function inReadingOrder<T extends { page: DeskPage; state: SigningState }>(pages: ReadonlyArray<T>): ReadonlyArray<T> {
  return pages.toSorted((a, b) => turnOf(a.page.id, a.state) - turnOf(b.page.id, b.state));
}

const minutesPerWord = 1 / 180;

/** How long a page takes to read with care: 'about 9 minutes'. */
export const readingTime = (words: number): string => `about ${Math.max(1, Math.round(words * minutesPerWord))} minutes`;

/** What a page waits for, in one line; the doctor herself is told that she signed. */
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
