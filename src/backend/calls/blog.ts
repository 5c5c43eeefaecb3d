import * as v from 'valibot';
import { type StreamTimeouts, streamCall } from '#backend/http/stream-call.ts';
import { sectionSplitter } from '#backend/json/section-splitter.ts';
import type { Backend, Failure, Reply } from '#backend/types.ts';
import { identifier, withId } from './identifier.ts';

/** What a blog may come to, in bytes of JSON: all of it, and one article. What is larger is refused as a whole. */
export const maxBlogBytes = 40 * 1024 * 1024;
export const maxSectionBytes = 512 * 1024;
/** Of short articles as many as are still listed and mapped at ease. */
export const maxSections = 10_000;
// What an answer may hold beside its articles.
const maxRestBytes = 1024 * 1024;

// An article is worth more than its picture or its date: a missing or odd one is left out, and the article stays.
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const photo = v.fallback(v.optional(v.object({ secure_url: v.pipe(v.string(), v.nonEmpty()) })), undefined);

const sectionSchema = v.pipe(
  withId,
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
  timeouts: StreamTimeouts,
  onSection: (raw: Uint8Array) => Promise<F | undefined>,
): Promise<{ ok: true } | { ok: false; failure: BlogFailure | F }> {
  return streamCall(backend, { method: 'GET', path: '/dynamic/Blog' }, timeouts, async (chunks, length) => {
    if (length > maxBlogBytes) return tooLarge;
    const splitter = sectionSplitter({ section: maxSectionBytes, rest: maxRestBytes });
    let [bytes, sections] = [0, 0];
    const emit = async (raws: Iterable<Uint8Array>) => {
      for (const raw of raws) {
        sections += 1;
        const failure = sections > maxSections ? tooLarge.failure : await onSection(raw);
        if (failure) return { ok: false as const, failure };
      }
      const fault = splitter.fault();
      return fault && faults[fault];
    };
    for await (const chunk of chunks) {
      bytes += chunk.length;
      const stopped = bytes > maxBlogBytes ? tooLarge : await emit(splitter.push(chunk));
      if (stopped) return stopped;
    }
    const stopped = await emit(splitter.end());
    if (stopped) return stopped;
    const around = parseJson(splitter.rest());
    if (!around.ok) return around;
    return v.is(rest, around.value) ? { ok: true } : malformed("not the expected shape at 'sections'");
  });
}

/** The articles of some raw JSON with commas between; undefined for one that cannot be read. Malformed when it is no JSON. */
export function parseSections(raws: Uint8Array): Reply<ReadonlyArray<Section | undefined>> {
  const list = parseJson(raws, (decoded) => `[${decoded}]`);
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
  const timeouts = { idleMs: backend.timeoutMs, totalMs: backend.timeoutMs };
  const reply = await streamBlog(backend, timeouts, async (raw) => {
    const sections = parseSections(raw);
    if (!sections.ok) return sections.failure;
    read.push(...sections.value);
    return undefined;
  });
  if (!reply.ok) return reply;
  const sections = read.filter((section) => section !== undefined);
  if (read.length > 0 && sections.length === 0) return noReadableSection;
  return { ok: true as const, value: { sections, dropped: read.length - sections.length } };
}

const tooLarge = { ok: false, failure: { kind: 'too-large' } } as const;
export const noReadableSection = malformed('no section can be read');

const faults = {
  'too-large': tooLarge,
  'duplicate-key': malformed('the key sections stands twice'),
  'empty-element': malformed('not JSON'),
} as const;

function malformed(why: string): { ok: false; failure: { kind: 'malformed'; why: string } } {
  return { ok: false, failure: { kind: 'malformed', why } };
}

function parseJson(bytes: Uint8Array, wrap = (decoded: string) => decoded): Reply<unknown> {
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
