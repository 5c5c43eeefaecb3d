import { setTimeout } from 'node:timers/promises';
import type { siteProcess } from '#tests/chaos/site-process.ts';
import type { AtRest } from './actions.ts';

const patience = 30_000;

type Site = Pick<Awaited<ReturnType<typeof siteProcess>>, 'url' | 'tick'>;

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').trim();

/** The articles that readers do not see as the database has them, by their places, once the site has had time to read it anew. */
export async function untoldReaders(
  site: Site,
  found: ReadonlyArray<AtRest>,
): Promise<ReadonlyArray<readonly [place: number, why: string]>> {
  const look = async () => {
    const feed = (await (await fetch(`${site.url}/feed.json`)).json()) as { items: ReadonlyArray<{ title: string }> };
    const listed = new Set(feed.items.map(({ title }) => title));
    const seen = found.map(async (article, place) => {
      if (!('kinds' in article) || !article.live) return [];
      const { live, takenBack } = article;
      const answer = await fetch(`${site.url}/blog/${encodeURIComponent(live.title)}`, { redirect: 'manual' });
      const shown = (await answer.text()).includes(textOf(live.html));
      const told = takenBack ? answer.status === 410 && !listed.has(live.title) : answer.status === 200 && shown && listed.has(live.title);
      return told ? [] : [[place, `“${live.title}” is not as readers see it: ${answer.status}`] as const];
    });
    return (await Promise.all(seen)).flat();
  };
  const started = performance.now();
  let untold = await look();
  while (untold.length > 0 && performance.now() - started < patience) {
    await site.tick();
    await setTimeout(200);
    untold = await look();
  }
  return untold;
}
