import { dateAsRead } from '#content/review.ts';
import type { SigningState } from './states.ts';

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
