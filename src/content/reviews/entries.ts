import * as v from 'valibot';
import { doctorName } from '#content/contact-links.ts';
import { translatedLanguages } from '#content/languages.ts';
import type { Review } from '#content/review.ts';

/** The signature of one part of a page: `hash` is that of the words which were signed. */
export type ReviewEntry = Review & { page: string; part: string; hash: string };

/** True for a day of the calendar written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text;
}

const day = v.pipe(v.string(), v.check(isDay, "is not a day such as '2028-11-25'"));

// A page of English, or any text of another language.
const pageId = new RegExp(
  `^(?:triage|(?:treatments|services)/[\\w-]+|(?:${translatedLanguages.map(({ tag }) => tag).join('|')})/(?:[\\w-]+/)?[\\w-]+)$`,
);

const schema = v.pipe(
  v.strictObject({
    page: v.pipe(v.string(), v.regex(pageId, "is neither 'triage' nor like 'treatments/fisures' or 'hi/treatments/fisures'")),
    part: v.pipe(v.string(), v.regex(/^[a-z-]+$/, "is not like 'options'")),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not 16 hexadecimal digits')),
    by: v.pipe(
      v.string(),
      v.check((name) => name.trim() !== '', 'is empty: a signature has a name'),
    ),
    on: day,
    next: day,
  }),
  v.forward(
    v.check(({ on, next }) => on < next, "is not later than 'on'"),
    ['next'],
  ),
);

function problemsOfEntry(entry: unknown, at: number): ReadonlyArray<string> {
  const { issues = [] } = v.safeParse(schema, entry);
  const { page } = v.is(v.object({ page: v.string() }), entry) ? entry : { page: 'without a page' };
  return issues.map((issue) => `entry ${at + 1} (${page}): ${[v.getDotPath(issue), issue.message].filter(Boolean).join(' ')}`);
}

function twice(entries: ReadonlyArray<ReviewEntry>): ReadonlyArray<string> {
  return entries.flatMap(({ page, part }, at) =>
    entries.findIndex((entry) => entry.page === page && entry.part === part) < at
      ? [`entry ${at + 1} (${page}): the part '${part}' has an entry already`]
      : [],
  );
}

/** The signatures of reviews.json. Throws an Error that names each entry that is wrong, and what is wrong with it. */
export function readEntries(json: unknown): ReadonlyArray<ReviewEntry> {
  const problems = Array.isArray(json) ? json.flatMap(problemsOfEntry) : ['it is not a list of signatures'];
  const entries = problems.length === 0 ? (json as ReadonlyArray<ReviewEntry>) : [];
  const all = [...problems, ...twice(entries)];
  if (all.length > 0) throw new Error(`src/content/reviews.json:\n${all.map((problem) => `- ${problem}`).join('\n')}`);
  return entries;
}

/** True when the practice's own doctor signed. */
export function isByOurDoctor({ by }: Pick<ReviewEntry, 'by'>): boolean {
  return by === doctorName;
}
