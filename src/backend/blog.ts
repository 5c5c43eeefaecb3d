import * as v from 'valibot';
import { identified, identifier } from './identifier.ts';
import { sectionCutter } from './section-cutter.ts';
import { type Patience, streamed } from './streamed.ts';
import type { Backend, Failure, Reply } from './types.ts';

/** What a blog may come to, in bytes of JSON: all of it, and one article. What is larger is refused as a whole. */
export const largestBlog = 40 * 1024 * 1024;
export const largestSection = 512 * 1024;
/** Of short articles as many as are still listed and mapped at ease. */
export const mostSections = 10_000;
// What an answer may hold beside its articles.
const largestRest = 1024 * 1024;

// An article is worth more than its picture or its date: a missing or odd one is left out, and the article stays.
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const photo = v.fallback(v.optional(v.object({ secure_url: v.pipe(v.string(), v.nonEmpty()) })), undefined);

const sectionSchema = v.pipe(
  identified,
  v.object({
    id: identifier,
    title: v.pipe(v.string(), v.regex(/\S/)),
    category: text,
    photo,
    /** HTML, and not to be trusted. */
    description: v.string(),
    date: text,
    updatedAt: text,
  }),
);

/** A blog article as the backend gives it. */
export type Section = v.InferOutput<typeof sectionSchema>;

export type BlogFailure = Failure | { kind: 'too-large' };

const rest = v.object({ sections: v.pipe(v.array(v.unknown()), v.empty()) });

/**
 * Reads the blog as it arrives, in the backend's order: `take` gets the raw JSON of each article, good until it answers, and
 * ends the reading by giving a failure. Only that the answer around the articles is JSON has been looked at.
 */
export async function streamBlog<F>(
  backend: Backend,
  patience: Patience,
  take: (raw: Uint8Array) => Promise<F | undefined>,
): Promise<{ ok: true } | { ok: false; failure: BlogFailure | F }> {
  return streamed(backend, { method: 'GET', path: '/dynamic/Blog' }, patience, async (chunks, length) => {
    if (length > largestBlog) return tooLarge;
    const cutter = sectionCutter({ section: largestSection, rest: largestRest });
    let [bytes, sections] = [0, 0];
    const passOn = async (raws: Iterable<Uint8Array>) => {
      for (const raw of raws) {
        sections += 1;
        const failure = sections > mostSections ? tooLarge.failure : await take(raw);
        if (failure) return { ok: false as const, failure };
      }
      const fault = cutter.fault();
      return fault && faults[fault];
    };
    for await (const chunk of chunks) {
      bytes += chunk.length;
      const stopped = bytes > largestBlog ? tooLarge : await passOn(cutter.push(chunk));
      if (stopped) return stopped;
    }
    const stopped = await passOn(cutter.end());
    if (stopped) return stopped;
    const around = jsonOf(cutter.rest());
    if (!around.ok) return around;
    return v.is(rest, around.value) ? { ok: true } : malformed("not the expected shape at 'sections'");
  });
}

/** The articles of some raw JSON with commas between; undefined for one that cannot be read. Malformed when it is no JSON. */
export function sectionsOf(raws: Uint8Array): Reply<ReadonlyArray<Section | undefined>> {
  const list = jsonOf(raws, (decoded) => `[${decoded}]`);
  if (!list.ok) return list;
  const sections = (list.value as ReadonlyArray<unknown>).map((offered) => {
    const read = v.safeParse(sectionSchema, offered);
    return read.success ? read.output : undefined;
  });
  return { ok: true, value: sections };
}

/**
 * The whole blog at once, for one that is small. One malformed section is dropped and counted; when none of them can be
 * read, the whole answer is malformed, so that it never passes for an empty blog.
 */
export async function fetchBlog(backend: Backend) {
  const read: Array<Section | undefined> = [];
  const patience = { quietMs: backend.timeoutMs, wholeMs: backend.timeoutMs };
  const reply = await streamBlog(backend, patience, async (raw) => {
    const sections = sectionsOf(raw);
    if (!sections.ok) return sections.failure;
    read.push(...sections.value);
    return undefined;
  });
  if (!reply.ok) return reply;
  const sections = read.filter((section) => section !== undefined);
  if (read.length > 0 && sections.length === 0) return nothingToRead;
  return { ok: true as const, value: { sections, dropped: read.length - sections.length } };
}

const tooLarge = { ok: false, failure: { kind: 'too-large' } } as const;
export const nothingToRead = malformed('no section can be read');

const faults = { large: tooLarge, twice: malformed('the key sections stands twice'), 'no-element': malformed('not JSON') } as const;

function malformed(why: string): { ok: false; failure: { kind: 'malformed'; why: string } } {
  return { ok: false, failure: { kind: 'malformed', why } };
}

function jsonOf(bytes: Uint8Array, wrap = (decoded: string) => decoded): Reply<unknown> {
  let decoded: string;
  try {
    decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return malformed('not UTF-8');
  }
  try {
    return { ok: true, value: JSON.parse(wrap(decoded)) };
  } catch {
    return malformed('not JSON');
  }
}
