import { getContext } from 'hono/context-storage';
import { blogMessages } from '#content/messages.ts';
import { nearestTreatments } from '#content/nearest-treatments.ts';
import { treatmentIndex } from '#edge/moved.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { NotFound } from '#sections/not-found.tsx';
import { PageMeta } from '#seo/page-meta.tsx';

export default async function NotFoundPage() {
  const c = getContext<SiteEnv>();
  const nearest = nearestTreatments(c.req.path, await treatmentIndex(c.env, c.req.url));
  const title = c.var.missing === 'post' ? blogMessages.missing : 'Page not found';
  return (
    <>
      <PageMeta
        description="There is no page at this address. It may have moved or been mistyped: here are the nearest treatments, the blog, and how to reach the practice."
        noindex
        path="/404"
        title={title}
      />
      <NotFound nearest={nearest} title={title} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
