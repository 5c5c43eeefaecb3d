import type { MiddlewareHandler } from 'hono';
import type { Section } from '#backend/endpoints/blog.ts';
import { hrefOfPost } from '#blog/posts/post.ts';
import { readBlog } from '#blog/reader.ts';
import { packPosts } from '#blog/snapshot/pack-posts.ts';
import { newestFirst } from '#blog/snapshot/snapshot.ts';
import { practice } from '#content/practice.ts';
import { blogDeps } from '#edge/blog.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { keyRing } from '#encryption/keys.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { deskPath, isProven, markPath, proofHeader } from './proof.ts';
import { refreshChanged } from './refresh-blog.ts';

const maxBytes = 1024 * 1024;

/**
 * Answers the desk, which calls by a binding of its own, and lets nothing else through: without a proof its address is like
 * any other that there is not. A preview goes on through the site as a visit of the post's page.
 */
export const internalApi: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const proof = c.req.header(proofHeader);
  if (!proof || c.req.method !== 'POST' || ![deskPath, markPath].includes(c.req.path)) return next();
  const read = await readBodyWithin(c.req.raw.body, maxBytes);
  if (read.kind !== 'whole') return next();
  const body = new TextDecoder().decode(read.bytes);
  const ring = await keyRing(c.var.settings.encryptionKeys);
  if (!(await isProven(ring, proof, body, Date.now()))) return next();
  if (c.req.path === markPath) return c.json(emergencyMark(body));
  const deps = blogDeps(c.var.settings, c.env, (work) => c.executionCtx.waitUntil(work));
  if (!body) return c.text(await refreshChanged(deps));
  // Proven, so it is what our own desk wrote; what makes a page of it takes it for a stranger's all the same.
  const section = JSON.parse(body) as Section;
  const { posts, pack } = await packPosts([section], practice.mediaHosts);
  const [post] = posts;
  const blog = await readBlog(deps);
  if (!post || !blog) return next();
  // In its own place, if it is there, else by its time.
  const all = newestFirst([post, ...blog.posts.filter(({ id }) => id !== post.id)]);
  const href = hrefOfPost(post, all);
  c.set('preview', true);
  c.set('snapshot', { ...blog, version: pack, posts: all });
  c.set('post', { post, href });
  c.set('description', section.description);
  c.req.raw = new Request(new URL(href, c.req.url));
  return next();
};
