import * as v from 'valibot';
import { type Backend, call, type Reply } from './client.ts';
import { identified, identifier } from './identifier.ts';

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

/** A blog article as the backend gives it (specification, section 3). */
export type Section = v.InferOutput<typeof sectionSchema>;
type Blog = { sections: ReadonlyArray<Section> /** Sections that could not be read. */; dropped: number };

const blogSchema = v.object({ sections: v.array(v.unknown()) });

/**
 * The blog's articles, in the backend's order. One malformed section is dropped and counted; when none of them can be
 * read, the whole answer is malformed, so that it never passes for an empty blog.
 */
export async function fetchBlog(backend: Backend): Promise<Reply<Blog>> {
  const reply = await call(backend, { method: 'GET', path: '/dynamic/Blog', answer: blogSchema });
  if (!reply.ok) return reply;
  const offered = reply.value.sections;
  const sections = offered.flatMap((section) => {
    const read = v.safeParse(sectionSchema, section);
    return read.success ? [read.output] : [];
  });
  if (offered.length > 0 && sections.length === 0) return { ok: false, failure: { kind: 'malformed', why: 'no section can be read' } };
  return { ok: true, value: { sections, dropped: offered.length - sections.length } };
}
