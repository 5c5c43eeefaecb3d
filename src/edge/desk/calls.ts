import type { MiddlewareHandler } from 'hono';
import { hrefOfPost } from '#blog/posts/post.ts';
import { readBlog, refreshBlog } from '#blog/reader.ts';
import { packPosts } from '#blog/snapshot/pack-posts.ts';
import { newestFirst, type Snapshot } from '#blog/snapshot/snapshot.ts';
import { practice } from '#content/practice.ts';
import { blogDeps } from '#edge/blog.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { keyRing } from '#outbox/encryption/keys.ts';
import { deskCalls, isProven, proofHeader } from './proof.ts';

const maxBytes = 1024 * 1024;
const paths: ReadonlyArray<string> = Object.values(deskCalls);

/** A post as the desk sends it. What makes a page of it takes it for a stranger's all the same. */
type Previewed = Readonly<Record<'id' | 'title' | 'category' | 'date' | 'updatedAt' | 'description', string>> & { photo: string | null };

/** A post as the desk wishes to see it, in the blog of today: in its own place, if it is there, else by its time. */
async function previewOf(body: string, blog: Snapshot): Promise<SiteEnv['Variables']['preview']> {
  // Proven, so it is what our own desk wrote.
  const { photo, ...section } = JSON.parse(body) as Previewed;
  const { posts, pack } = await packPosts([{ ...section, photo: { secure_url: photo ?? '' } }], practice.mediaHosts);
  const [post] = posts;
  const all = newestFirst([...posts, ...blog.posts.filter(({ id }) => id !== section.id)]);
  return (
    post && {
      snapshot: { ...blog, version: pack, posts: all },
      post: { post, href: hrefOfPost(post, all) },
      description: section.description,
    }
  );
}

/**
 * Answers the desk, which calls by a binding of its own, and lets nothing else through: without a proof these addresses are
 * like any other that there is not. A preview goes on through the site as a visit of the post's page.
 */
export const answerDesk: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { path } = c.req;
  const proof = c.req.header(proofHeader);
  if (!proof || c.req.method !== 'POST' || !paths.includes(path)) return next();
  const read = await readBodyWithin(c.req.raw.clone().body, maxBytes);
  const body = read.kind === 'whole' ? new TextDecoder().decode(read.bytes) : '';
  const ring = await keyRing(c.var.settings.outboxKeys);
  if (!(await isProven(ring, proof, path, body, Date.now()))) return next();
  const deps = blogDeps(c.var.settings, c.env, (work) => c.executionCtx.waitUntil(work));
  if (path === deskCalls.refresh) return c.text(await refreshBlog(deps, { scheduled: true, announced: true }));
  const blog = await readBlog(deps);
  const preview = blog && (await previewOf(body, blog));
  if (!preview) return c.body(null, 400);
  c.set('preview', preview);
  c.req.raw = new Request(new URL(preview.post.href, c.req.url));
  return next();
};

/** Puts what is previewed in the place of the post that a visitor would be shown. */
export const withPreview: MiddlewareHandler<SiteEnv> = async (c, next) => {
  for (const [name, value] of Object.entries(c.var.preview ?? {})) c.set(name as 'post', value as never);
  return next();
};
