import { doctorName } from '#content/contact-links.ts';
import { dateAsRead, daysOfParts, type Review } from '#content/review.ts';
import type { DeskPage, DeskPart } from '#content/reviews/desk-page.ts';
import type { DeskSignature } from './signatures.ts';

export type Days = Pick<Review, 'on' | 'next'>;

/** The state of a part's signature, by the newest signature and the live text. */
export type PartState =
  | { kind: 'never' }
  | { kind: 'taken back' }
  /** `days` are those of the signature that no longer holds. */
  | { kind: 'changed'; days: Days }
  | { kind: 'another doctor'; by: string; days: Days }
  | { kind: 'due again'; days: Days }
  | { kind: 'signed'; days: Days };

/** The state of a page, by those of its parts. */
export type SigningState =
  | Exclude<PartState, { kind: 'signed' }>
  | { kind: 'begun'; signed: number; of: number }
  /** `live`: the public site shows the signature too. */
  | { kind: 'signed'; days: Days; live: boolean };

type Current = { by: string; hash: string; days: Days };

// The signature in the build counts for a part without one at the desk.
function currentOf({ built, hash }: DeskPart, newest: DeskSignature | undefined): Current | undefined {
  if (newest) return newest.days && { by: newest.by, hash: newest.hash, days: newest.days };
  return built && { by: built.by, hash, days: { on: built.on, next: built.next } };
}

/** Returns a part's state. `newest` is its newest signature at the desk, if any; `today` is YYYY-MM-DD. */
export function partState(part: DeskPart, newest: DeskSignature | undefined, today: string): PartState {
  const current = currentOf(part, newest);
  if (!current) return { kind: newest ? 'taken back' : 'never' };
  const { by, hash, days } = current;
  if (by !== doctorName) return { kind: 'another doctor', by, days };
  if (hash !== part.hash) return { kind: 'changed', days };
  return { kind: days.next < today ? 'due again' : 'signed', days };
}

/** Returns the states of a page's parts, in their order. `signatures` may be those of other pages too. */
export function partStates(page: DeskPage, signatures: ReadonlyArray<DeskSignature>, today: string): ReadonlyArray<PartState> {
  return page.parts.map((part) => {
    const newest = signatures.find((each) => each.page === page.id && each.part === part.key);
    return partState(part, newest, today);
  });
}

export const isSigned = ({ kind }: PartState | SigningState): boolean => kind === 'signed';

/** The first part of a page that is not signed, if any. */
export const nextPart = ({ parts }: DeskPage, states: ReadonlyArray<PartState>): DeskPart | undefined =>
  parts.find((_, at) => !isSigned(states[at] ?? { kind: 'never' }));

// A page whose parts differ is named by the most pressing one, the first of these.
const pressing = ['changed', 'another doctor', 'due again'] as const;

/** Returns a page's state. It is signed when all its parts are. */
export function pageState({ review }: DeskPage, parts: ReadonlyArray<PartState>): SigningState {
  const found = pressing.flatMap((kind) => parts.find((part) => part.kind === kind) ?? [])[0];
  if (found && found.kind !== 'signed') return found;
  const signed = parts.flatMap((part) => (part.kind === 'signed' ? part.days : []));
  if (signed.length === 0) return { kind: parts.some(({ kind }) => kind === 'taken back') ? 'taken back' : 'never' };
  if (signed.length < parts.length) return { kind: 'begun', signed: signed.length, of: parts.length };
  const days = daysOfParts(signed);
  return { kind: 'signed', days, live: review.state === 'signed' && review.on === days.on && review.next === days.next };
}

/** Whether there is a signature, valid or not, that could be taken back. */
export const hasSignature = ({ kind }: PartState): boolean => kind !== 'never' && kind !== 'taken back';

// Pages that lost a signature come first, then begun and unsigned ones. The rulebook precedes the pages that depend on it.
const readingOrder: Readonly<Record<SigningState['kind'], number>> = {
  changed: 1,
  'another doctor': 1,
  begun: 2,
  never: 3,
  'taken back': 3,
  'due again': 4,
  signed: 5,
};

const positionOf = (id: string, state: SigningState) =>
  /^(?:[a-z]+\/)?triage$/.test(id) && !isSigned(state) ? 0 : readingOrder[state.kind];

/** Sorts pages in the order in which the doctor reads them. */
export function inReadingOrder<T extends { page: DeskPage; state: SigningState }>(pages: ReadonlyArray<T>): ReadonlyArray<T> {
  return pages.toSorted((a, b) => positionOf(a.page.id, a.state) - positionOf(b.page.id, b.state));
}

const wordsPerMinute = 180;

/** How long it takes to read with care: 'about 9 minutes'. */
export function readingTime(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** The state of a page or part in one line; `isDoctor` addresses the doctor as 'you'. */
export function stateInWords(state: PartState | SigningState, isDoctor: boolean): string {
  switch (state.kind) {
    case 'never':
      return 'Not signed yet';
    case 'begun':
      return `${state.signed} of ${state.of} parts signed`;
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

/** Pages with the states of their parts and their own. */
export function withStates(pages: ReadonlyArray<DeskPage>, signatures: ReadonlyArray<DeskSignature>, today: string) {
  return pages.map((page) => {
    const parts = partStates(page, signatures, today);
    return { page, parts, state: pageState(page, parts) };
  });
}
