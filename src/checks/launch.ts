import type { Source } from '#content/evidence.ts';
import type { Operation } from '#content/operations.ts';
import type { Practice } from '#content/practice.ts';
import type { ReviewState } from '#content/review.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { parseEncryptionKeys } from '#settings/encryption-keys.ts';
import type { Sample } from './samples.ts';

/** What the check looks at. `review` is undefined for a text that nobody signs; `encryptionKeys` is what is known here, if anything. */
export type LaunchFacts = {
  practice: Practice;
  /** The values that are marked as samples in the content files. */
  samples: ReadonlyArray<Sample>;
  testimonials: ReadonlyArray<Testimonial>;
  /** The practice's own answers about each operation. */
  operations: Readonly<Record<string, Pick<Operation, 'name' | 'given'>>>;
  encryptionKeys: string | undefined;
  /** What the desk still lacks, as sentences; undefined for a site that goes live without one. */
  desk: ReadonlyArray<string> | undefined;
  /** Pages whose signature at the desk is another than in reviews.json, as far as that is known here. */
  unbrought: ReadonlyArray<string>;
  pages: ReadonlyArray<{ name: string; sources: ReadonlyArray<Source>; review?: ReviewState }>;
  /** YYYY-MM-DD. */
  today: string;
};

export type LaunchGroup = { title: string; problems: ReadonlyArray<string> };

/** Every text in a value, by its path. */
function textsIn(value: unknown, path: string): ReadonlyArray<{ path: string; text: string }> {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

function sampleProblems({ practice, samples, testimonials, operations }: LaunchFacts): ReadonlyArray<string> {
  // The ending .example is kept for documents (RFC 2606), so no practice can own such a host.
  const reserved = textsIn(practice, 'practice').filter(
    ({ text }) => /\.example(?=$|[/:?#])/.test(text) && !samples.some(({ line }) => line.includes(text)),
  );
  const stories = practice.show.testimonials ? testimonials.filter(({ sample }) => sample) : [];
  return [
    ...samples.map(({ where, line }) => `${where}: ${line}`),
    ...reserved.map(({ path }) => `${path}: a host that ends in .example`),
    ...Object.entries(practice.social).flatMap(([network, url]) =>
      new URL(url).pathname === '/' ? [`practice.social.${network}: leads to the network's front page, not to the practice's own`] : [],
    ),
    ...(practice.bookingUrl === null ? ["practice.bookingUrl: no booking page, so 'Book Appointment' opens the callback form"] : []),
    ...(practice.visit.given ? [] : ['practice.visit: fees, insurers and the way here are samples, and a live site leaves them out']),
    ...Object.entries(operations).flatMap(([key, { name, given }]) =>
      given ? [] : [`operations.${key}: the answers about '${name}' are samples, and a live site leaves them out`],
    ),
    ...stories.map(({ id, title }) => `testimonial ${id}, '${title}': a sample`),
  ];
}

function secretProblems({ encryptionKeys }: LaunchFacts): ReadonlyArray<string> {
  const keys = encryptionKeys === undefined ? undefined : parseEncryptionKeys(encryptionKeys, true);
  return keys && !keys.ok ? [`OUTBOX_KEYS ${keys.problem}`] : [];
}

function claimProblems({ practice }: LaunchFacts): ReadonlyArray<string> {
  const { about, metadata, counter } = practice.experience;
  const agree = new Set([about, metadata, counter].map((years) => Number.parseInt(String(years), 10))).size === 1;
  return agree ? [] : [`years of experience: ${about} on the About page, ${metadata} in the page metadata, ${counter} in the counters`];
}

// Both ways are named, because what the site does today fits only one of them.
function lawProblems({ practice }: LaunchFacts): ReadonlyArray<string> {
  const undecided =
    'practice.privacy.oneYearRule: a lawyer decides whether rule 8(3) of the DPDP Rules 2025 binds the practice. ' +
    "'does-not-bind': a withdrawn request is erased at once. 'binds': what was sent and its log are kept for a year";
  const binds =
    "practice.privacy.oneYearRule is 'binds', but this site erases a request that is withdrawn before the practice has it: change src/requests/withdraw first";
  const { oneYearRule } = practice.privacy;
  return oneYearRule === 'undecided' ? [undecided] : oneYearRule === 'binds' ? [binds] : [];
}

/** What stands between this site and its launch, by kind; empty when nothing does. Pure: everything it knows is handed to it. */
export function launchProblems(facts: LaunchFacts): ReadonlyArray<LaunchGroup> {
  const { pages, today } = facts;
  const toCheck = (sources: ReadonlyArray<Source>) => sources.filter(({ basis }) => basis === 'to-check').length;
  const groups = [
    { title: 'Sample values still in place', problems: sampleProblems(facts) },
    { title: 'The desk', problems: facts.desk ?? [] },
    { title: 'Secrets', problems: secretProblems(facts) },
    { title: 'Claims that disagree', problems: claimProblems(facts) },
    { title: 'Questions for a lawyer', problems: lawProblems(facts) },
    {
      title: 'Medical pages that the clinician has not signed as they stand',
      problems: pages.flatMap(({ name, review }) => (review && review.state !== 'signed' ? [`${name}: ${review.state}`] : [])),
    },
    { title: 'Signatures at the desk that are not in reviews.json: run `npm run reviews`', problems: facts.unbrought },
    {
      title: 'Reviews that are overdue',
      problems: pages.flatMap(({ name, review }) =>
        review?.state === 'signed' && review.next < today ? [`${name}: was due on ${review.next}`] : [],
      ),
    },
    {
      title: 'Sources that nobody has compared with the text',
      problems: pages.flatMap(({ name, sources }) => (toCheck(sources) > 0 ? [`${name}: ${toCheck(sources)} of ${sources.length}`] : [])),
    },
  ];
  return groups.filter(({ problems }) => problems.length > 0);
}
