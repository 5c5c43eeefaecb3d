import { languageOf } from '#content/also-called.ts';
import { kindLabels, searchPageWords as words } from '#content/search/page-words.ts';
import type { ResultLink } from '#search/results.ts';

/** Pages that have a word of the query, and may be about something else. */
export function Mentioned({ links }: { links: ReadonlyArray<ResultLink> }) {
  return (
    <section aria-labelledby="mentioned">
      <h2 className="text-xl" id="mentioned">
        {words.mentioned}
      </h2>
      <p className="mt-1 max-w-reading text-soft">{words.mentionedIntro}</p>
      <ul className="mt-3 grid gap-2">
        {links.map(({ href, name, kind }) => (
          <li key={href}>
            <a className="inline-flex min-h-11 flex-wrap items-center gap-x-3 text-brand hover:underline" href={href}>
              <span lang={languageOf(name)}>{name}</span> <span className="text-sm text-soft">{kindLabels[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
