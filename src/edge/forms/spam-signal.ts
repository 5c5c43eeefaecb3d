import { turnstileField } from '#content/robot-check.ts';

/** A field that people do not see and robots like to fill. */
export const honeypot = 'website';
/** Milliseconds between opening and sending the form, as its own script measured them. */
export const elapsed = 'elapsedMs';

const fastestPerson = 2_000;
const maxLinks = 3;

/**
 * Why a post looks like a robot's; undefined when it does not. A doubtful post is held for staff to decide and the
 * visitor sees success: a patient must never be lost to a filter.
 */
export function spamSignalOf(fields: Readonly<Record<string, unknown>>, timed: boolean): string | undefined {
  // Whatever it holds, text or not: our own form sends it empty or not at all.
  if (![undefined, null, ''].includes(fields[honeypot] as null)) return 'honeypot';
  if (timed && typeof fields[elapsed] === 'number' && fields[elapsed] < fastestPerson) return 'too-fast';
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  return links > maxLinks ? 'links' : undefined;
}

/** The form's own fields, without those that only serve to tell people from robots. */
export function withoutTraps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [honeypot]: _honeypot, [elapsed]: _elapsed, [turnstileField]: _token, ...rest } = fields;
  return rest;
}
