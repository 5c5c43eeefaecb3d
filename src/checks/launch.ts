import { globSync, readFileSync } from 'node:fs';
import type { Source } from '#content/evidence.ts';
import { holidayProblems } from '#content/holidays.ts';
import type { Operation } from '#content/operations.ts';
import type { Practice } from '#content/practice.ts';
import type { ReviewState } from '#content/review.ts';
import type { Testimonial } from '#content/testimonials.ts';
import { parseEncryptionKeys } from '#settings/encryption-keys.ts';

/** The input of the launch check. `review` is undefined for a text that needs no signature; `encryptionKeys` if they are known here. */
export type LaunchFacts = {
  practice: Practice;
  /** The values that are marked as samples in the content files. */
  samples: ReadonlyArray<Sample>;
  testimonials: ReadonlyArray<Testimonial>;
  /** The practice's own answers about each operation. */
  operations: Readonly<Record<string, Pick<Operation, 'name' | 'given'>>>;
  /** The doctor's own words about how she decides. */
  howIDecide: { given: boolean };
  encryptionKeys: string | undefined;
  /** Sentences about what the desk lacks; undefined for a site without one. */
  desk: ReadonlyArray<string> | undefined;
  /** Pages whose signature at the desk differs from reviews.json, as far as known here. */
  unbrought: ReadonlyArray<string>;
  pages: ReadonlyArray<{ name: string; sources: ReadonlyArray<Source>; review?: ReviewState }>;
  /** YYYY-MM-DD. */
  today: string;
};

export type LaunchGroup = { title: string; problems: ReadonlyArray<string> };

function textsIn(value: unknown, path: string): ReadonlyArray<{ path: string; text: string }> {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${path}.${key}`));
}

function sampleProblems({ practice, samples, testimonials, operations, howIDecide }: LaunchFacts): ReadonlyArray<string> {
  // RFC 2606 reserves .example for documents, so no practice can own such a host.
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
    ...(practice.doctor.hospitals.given ? [] : ['practice.doctor.hospitals: the names are samples, and a live site leaves them out']),
    ...(howIDecide.given ? [] : ["about.howIDecide: the doctor's words are a sample, and a live site leaves them out"]),
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

// Both answers are named, because the site's present behaviour fits only one of them.
function lawProblems({ practice }: LaunchFacts): ReadonlyArray<string> {
  const undecided =
    'practice.privacy.oneYearRule: a lawyer decides whether rule 8(3) of the DPDP Rules 2025 binds the practice. ' +
    "'does-not-bind': a withdrawn request is erased at once. 'binds': what was sent and its log are kept for a year";
  const binds =
    "practice.privacy.oneYearRule is 'binds', but this site erases a request that is withdrawn before the practice has it: change src/requests/withdraw first";
  const { oneYearRule } = practice.privacy;
  return oneYearRule === 'undecided' ? [undecided] : oneYearRule === 'binds' ? [binds] : [];
}

/** Returns the obstacles to a launch, by kind. */
export function launchProblems(facts: LaunchFacts): ReadonlyArray<LaunchGroup> {
  const { pages, today } = facts;
  const toCheck = (sources: ReadonlyArray<Source>) => sources.filter(({ basis }) => basis === 'to-check').length;
  const groups = [
    { title: 'Sample values still in place', problems: sampleProblems(facts) },
    { title: 'The desk', problems: facts.desk ?? [] },
    { title: 'Secrets', problems: secretProblems(facts) },
    { title: 'Holidays that are still to be entered', problems: holidayProblems(today, facts.practice.openingHours.holidays) },
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

/** A value that is still marked as a sample. */
export type Sample = {
  /** File and line, as in `src/content/practice.ts:5`. */
  where: string;
  /** The line, as in `name: sample('Deshpande GI Surgery'),`. */
  line: string;
};

const mark = /^(?!\s*(?:\/?\*|\/\/|import\b|export const sample\b)).*\bsample\(/;

/** Finds the lines with `sample(…)` in a content file. */
export function samplesIn(file: string, text: string): ReadonlyArray<Sample> {
  return text.split('\n').flatMap((line, at) => (mark.test(line) ? [{ where: `${file}:${at + 1}`, line: line.trim() }] : []));
}

/** Finds the samples in all content files of a project, sorted by file name. */
export function readSamples(root: URL): ReadonlyArray<Sample> {
  const files = globSync('src/content/**/*.ts', { cwd: root.pathname }).toSorted();
  return files.flatMap((file) => samplesIn(file, readFileSync(new URL(file, root), 'utf8')));
}
