import { brokenErasing } from './broken-erasing.ts';
import { brokenForwarding } from './broken-forwarding.ts';
import { brokenStoring } from './broken-storing.ts';
import { brokenAnswers } from './desk/broken-answers.ts';
import { brokenBell } from './desk/broken-bell.ts';
import { brokenDays } from './desk/broken-days.ts';
import { brokenSilences } from './desk/broken-silences.ts';

/** One clause of src/requests that somebody could leave out by mistake: `search` is there once. */
export type BrokenVersion = {
  name: string;
  /** Below src/requests, or where `room` says. */
  file: string;
  room?: 'requests' | 'bell';
  search: string;
  replace: string;
  /** Why no seed finds it. */
  notCaught?: string;
};

/** Of requests, and of what a front desk's days are played with: the bell, and what staff do about requests. */
export const brokenVersions: ReadonlyArray<BrokenVersion> = [...brokenForwarding, ...brokenStoring, ...brokenErasing];
export const brokenBells: ReadonlyArray<BrokenVersion> = [
  ...brokenBell.map((version) => ({ ...version, room: 'bell' as const })),
  ...brokenAnswers,
  ...brokenDays,
  ...brokenSilences,
];

export const urlOf = ({ file, room = 'requests' }: BrokenVersion): string => new URL(`../../src/${room}/${file}`, import.meta.url).href;

/** The source without its clause. Throws when the clause is not there, or there twice. */
export function brokenSource({ name, search, replace }: BrokenVersion, source: string): string {
  const [before, after, ...others] = source.split(search);
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`'${name}' has to be looked for anew.`);
  return `${before}${replace}${after}`;
}
