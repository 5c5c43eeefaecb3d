import * as v from 'valibot';
import { malformed, parseJsonBytes } from '#backend/http/response-body.ts';
import { type StreamTimeouts, streamCall } from '#backend/http/stream-call.ts';
import { sectionSplitter } from '#backend/json/section-splitter.ts';
import type { Backend, Failure, Reply } from '#backend/types.ts';

/** Limits the blog and one article, in bytes of JSON. A larger answer is refused as a whole. */
export const maxBlogBytes = 40 * 1024 * 1024;
export const maxSectionBytes = 512 * 1024;
/** As many short articles as the list and the sitemap can take. */
export const maxSections = 10_000;
// Limits the answer around its articles.
const maxRestBytes = 1024 * 1024;

// A backend's id is `id`, or `_id` where the database shows through; a number or a string.
const withId = v.pipe(
  v.looseObject({ id: v.nullish(v.unknown()), _id: v.nullish(v.unknown()) }),
  v.transform((row) => ({ ...row, id: row.id ?? row._id })),
);

const identifier = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

// A missing or malformed picture, category or date is left out; the article stays.
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
const photo = v.fallback(v.optional(v.object({ secure_url: v.pipe(v.string(), v.nonEmpty()) })), undefined);

const sectionSchema = v.pipe(
  withId,
  v.object({
    id: identifier,
    title: v.pipe(v.string(), v.regex(/\S/)),
    category: text,
    photo,
    /** Untrusted HTML. */
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
 * Reads the blog as it arrives, in the backend's order. `onSection` gets the raw JSON of each article, valid until it resolves, and
 * stops the reading by returning a failure. Only the answer around the articles has been parsed.
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
    const around = parseJsonBytes(splitter.rest());
    if (!around.ok) return around;
    return v.is(rest, around.value) ? { ok: true } : malformed("not the expected shape at 'sections'");
  });
}

/** Parses raw articles joined by commas; a malformed article becomes undefined. Fails as malformed if the text is not JSON. */
export function parseSections(raws: Uint8Array): Reply<ReadonlyArray<Section | undefined>> {
  const list = parseJsonBytes(raws, (decoded) => `[${decoded}]`);
  if (!list.ok) return list;
  const sections = (list.value as ReadonlyArray<unknown>).map((offered) => {
    const read = v.safeParse(sectionSchema, offered);
    return read.success ? read.output : undefined;
  });
  return { ok: true, value: sections };
}

/**
 * Reads a small blog at once. Malformed sections are dropped and counted; if none is readable, the whole answer is malformed, so it
 * never passes for an empty blog.
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
  'duplicate-key': malformed('the key sections occurs twice'),
  'empty-element': malformed('not JSON'),
} as const;
