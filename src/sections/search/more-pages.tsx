import { languageOf } from '#content/also-called.ts';
import type { ResultLink } from '#search/results.ts';
import { Titled } from '#ui/titled.tsx';

type Props = { id: string; title: string; intro: string; links: ReadonlyArray<Pick<ResultLink, 'href' | 'name' | 'about'>> };

/** Pages that are shown where nothing was found, plainly no results. */
export function MorePages({ id, title, intro, links }: Props) {
  return (
    <Titled id={id} look="text-xl" title={title}>
      <p className="mt-1 max-w-reading text-soft">{intro}</p>
      <ul className="mt-3 grid gap-2">
        {links.map(({ href, name, about }) => (
          <li key={href}>
            <a className="inline-flex min-h-11 flex-wrap items-center gap-x-3 text-brand hover:underline" href={href}>
              <span lang={languageOf(name)}>{name}</span> {about && <span className="text-sm text-soft">{about}</span>}
            </a>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
