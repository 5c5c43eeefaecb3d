import type { Context } from 'hono';
import { log } from '#backend/http/log.ts';
import { minute as minuteMs } from '#content/practice-time.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { readBodyWithin } from './read-body.ts';

const largestReport = 16 * 1024;
const maxPerReport = 5;
const maxLinesPerMinute = 10;
const types = new Set(['application/csp-report', 'application/reports+json', 'application/json']);
// Browsers report these instead of an address.
const keywords = new Set(['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink']);

export type Violation = { directive: string; blocked: string };

function property(value: unknown, ...names: ReadonlyArray<string>): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const name = names.find((candidate) => Object.hasOwn(value, candidate));
  return name === undefined ? undefined : (value as Record<string, unknown>)[name];
}

// Only the host is kept: a path or a query may identify a person.
function blockedIn(address: unknown): string {
  if (typeof address !== 'string') return 'unknown';
  if (keywords.has(address)) return address;
  if (!URL.canParse(address)) return 'unknown';
  const { protocol, hostname } = new URL(address);
  return /^(?:https?|wss?):$/.test(protocol) ? hostname.slice(0, 100) : protocol.slice(0, 30);
}

/** Returns the blocked host and the directive of each violation, from a report in either of the browsers' two formats. */
export function violationsIn(report: unknown): ReadonlyArray<Violation> {
  const entries = Array.isArray(report) ? report.map((entry) => property(entry, 'body')) : [property(report, 'csp-report')];
  return entries.slice(0, maxPerReport).flatMap((entry) => {
    const directive = property(entry, 'effectiveDirective', 'effective-directive', 'violated-directive');
    if (typeof directive !== 'string' || !/^[a-z-]{3,40}(?: |$)/.test(directive)) return [];
    return [{ directive: directive.split(' ')[0] ?? '', blocked: blockedIn(property(entry, 'blockedURL', 'blocked-uri')) }];
  });
}

/** Returns a function that is true for the first few calls of each minute: a broken page on a thousand phones must not flood the log. */
export function sampler(most = maxLinesPerMinute): (now: number) => boolean {
  let minute = 0;
  let taken = 0;
  return (now) => {
    const current = Math.floor(now / minuteMs);
    if (current !== minute) [minute, taken] = [current, 0];
    taken += 1;
    return taken <= most;
  };
}

const isTaken = sampler();

/** `POST /_csp`: logs which directive blocked which host, and nothing else. Always answers 204. */
export async function cspReports(c: Context<SiteEnv>): Promise<Response> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (types.has(type) && isTaken(Date.now())) {
    // A report whose connection breaks off is lost; the next visitor's browser sends another.
    const read = await readBodyWithin(c.req.raw.body, largestReport).catch(() => undefined);
    for (const violation of read?.kind === 'whole' ? violationsIn(parsed(read.bytes)) : []) log({ event: 'csp', ...violation });
  }
  return c.body(null, 204);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
