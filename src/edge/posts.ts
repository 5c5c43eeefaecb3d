import type { Context } from 'hono';
import { findPost, hrefOfPost, titleOfSegment } from '#blog/posts/post.ts';
import { readPost } from '#blog/reader.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { blogDeps } from './blog.ts';
import type { SiteEnv } from './site-env.ts';

/** The post that an address leads to, whatever its spelling, and the post's one address; undefined when there is none. */
export function postAt({ posts }: Snapshot, { pathname, searchParams }: URL): SiteEnv['Variables']['post'] {
  const segment = /^\/blog\/([^/]+)$/.exec(pathname)?.[1];
  const title = segment && titleOfSegment(segment);
  const post = title ? findPost(posts, title, searchParams.get('id')) : undefined;
  return post && { post, href: hrefOfPost(post, posts) };
}

/**
 * Reads the body of the post that is about to be rendered, if one is; false when it cannot be had at the moment. The
 * snapshot may be a newer one afterwards.
 */
export async function readBody(c: Context<SiteEnv>): Promise<boolean> {
  const shown = c.var.post;
  if (!shown) return true;
  const deps = blogDeps(c.var.settings, c.env, (work) => c.executionCtx.waitUntil(work));
  const opened = await readPost(deps, shown.post);
  if (!opened) return false;
  c.set('description', opened.description);
  if (opened.post !== shown.post) {
    c.set('snapshot', deps.memory.snapshot);
    c.set('post', { ...shown, post: opened.post });
  }
  return true;
}
