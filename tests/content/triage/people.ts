import { readFileSync } from 'node:fs';
import { circumstances } from '#content/triage/circumstances.ts';
import { durations, severities, type Urgency, urgencies } from '#content/triage/rule.ts';
import { signs } from '#content/triage/sign-names.ts';
import type { Felt } from '#content/triage/urgency-for.ts';

export type Person = readonly [said: string, felt: Felt, urgency: Urgency];

const text = readFileSync(new URL('people.txt', import.meta.url), 'utf8');

function among<Name extends string>(names: ReadonlyArray<Name>, words: ReadonlyArray<string>): ReadonlyArray<Name> {
  return names.filter((name) => words.includes(name)).toSorted((one, other) => words.indexOf(one) - words.indexOf(other));
}

/** Reads 'same-day | fever cough mild days on-immunotherapy | A man, 58, …'. Throws at a word that names nothing. */
export function personIn(line: string): Person {
  const [urgency = '', names = '', said = ''] = line.split(' | ');
  const words = names.split(' ');
  const [hurry] = among(urgencies, [urgency]);
  const [felt, [severity, ...more], [duration, ...others], who] = [
    among(signs, words),
    among(severities, words),
    among(durations, words),
    among(circumstances, words),
  ];
  const known = [...felt, severity, duration, ...who].filter((name) => name !== undefined).length;
  if (!hurry || !said || felt.length === 0 || more.length + others.length > 0 || known !== words.length)
    throw new Error(`This is nobody: ${line}`);
  return [said, { signs: felt, who, ...(severity && { severity }), ...(duration && { duration }) }, hurry];
}

/** The people under a heading of people.txt. */
export function peopleOf(heading: 'exact' | 'strangers' | 'graver'): ReadonlyArray<Person> {
  const [part] = text.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? [];
  if (part === undefined) throw new Error(`people.txt has no heading ${heading}`);
  return part
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(personIn);
}
