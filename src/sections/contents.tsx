import { languageOf } from '#content/also-called.ts';
import { Fold } from '#ui/fold.tsx';

type Props = { parts: ReadonlyArray<{ id: string; title: string; folded?: boolean }>; className?: string; label?: string };

/** The table of contents of a long page, folded on a phone, where it precedes the text; on a desktop one line, without folded parts. */
export function Contents({ parts, className = '', label = 'On this page' }: Props) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      <Fold
        className="fold-on-phone rounded-md border border-line bg-surface sm:border-0 sm:bg-transparent"
        row="min-h-11! px-5 font-semibold"
        title={label}
      >
        <h2 className="mb-2 hidden text-lg sm:block">{label}</h2>
        <ul className="gap-x-10 px-5 pb-3 sm:columns-2 sm:p-0">
          {parts.map(({ id, title, folded }) => (
            <li className={folded ? 'break-inside-avoid lg:hidden' : 'break-inside-avoid'} key={id}>
              <a
                className="flex min-h-11 items-center leading-tight text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2"
                href={`#${id}`}
                lang={languageOf(title)}
              >
                {title.replace(/:$/, '')}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
