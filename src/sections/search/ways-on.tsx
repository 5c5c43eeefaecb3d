import { searchPageWords as words } from '#content/search/page-words.ts';
import type { ResultLink } from '#search/results.ts';

/** Where nothing was found: pages on which most questions are answered, plainly no results. */
export function WaysOn({ links }: { links: ReadonlyArray<ResultLink> }) {
  return (
    <section aria-labelledby="ways">
      <h2 className="text-xl" id="ways">
        {words.ways}
      </h2>
      <p className="mt-1 max-w-reading text-soft">{words.waysIntro}</p>
      <ul className="mt-3 grid gap-2">
        {links.map(({ href, name, about }) => (
          <li key={href}>
            <a className="inline-flex min-h-11 flex-wrap items-center gap-x-3 text-brand hover:underline" href={href}>
              {name} {about && <span className="text-sm text-soft">{about}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
