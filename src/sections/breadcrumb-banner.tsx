import { languageOf } from '#content/also-called.ts';
import { outline, type View } from '#content/organ-view.ts';
import { Container } from '#ui/container.tsx';
import { Reveal } from '#ui/reveal.tsx';

export type Crumb = { label: string; href?: string };

/** A line with parts in other languages, each on a line of its own on a phone. The dot between them is drawn in CSS, because its glyph would load another font. */
function Line({ text }: { text: string }) {
  return text.split(' · ').map((part, at) => (
    <span className={at > 0 ? 'max-sm:block' : undefined} key={part}>
      {at > 0 && (
        <>
          <span className="sr-only">, </span>
          <span aria-hidden="true" className="mx-2 inline-block size-1 rounded-full bg-current align-middle max-sm:hidden" />
        </>
      )}
      <span lang={languageOf(part)}>{part}</span>
    </span>
  ));
}

/**
 * The banner of a page: breadcrumbs and title, beside the body lit for the page. The last crumb is plain text. Crumbs and text rise one
 * after another when they scroll back into view.
 */
export function BreadcrumbBanner({
  items,
  headText,
  text,
  view = outline,
  label,
}: {
  items: ReadonlyArray<Crumb>;
  headText: string;
  text?: string;
  /** Null where a picture would only stand between a worried person and what she came for. */
  view?: Pick<View, 'src' | 'alt'> | null;
  /** What the breadcrumbs are called on a page in another language, whose `text` is all in that language. */
  label?: string | undefined;
}) {
  // Of an article.
  const titleLanguage = label ? undefined : languageOf(headText);
  return (
    <div className="banner relative overflow-hidden bg-deep text-on-deep print:bg-transparent print:text-ink">
      <Container className="relative py-3 sm:py-5">
        {view && (
          <div className="banner-window print:hidden">
            <img alt={view.alt} className="banner-body" fetchPriority="low" height="640" src={view.src} width="480" />
          </div>
        )}
        <Reveal className={view ? 'banner-words' : 'banner-words banner-alone'} parts="li, p">
          <nav aria-label={label ?? 'Breadcrumb'} className="mt-1 mb-2 text-sm print:hidden">
            <ol className="flex flex-wrap items-center gap-x-2 leading-[1.7]">
              {items.map(({ label, href }, position) => (
                // On a phone the third would take a line or two, and says what the heading below it says.
                <li className={`flex items-baseline gap-2 ${position > 1 && !href ? 'max-sm:sr-only' : ''}`} key={label}>
                  {position > 0 && <span aria-hidden="true">/</span>}
                  {href ? (
                    // A target of 44 px in a line of 24.
                    <a className="-my-2.5 -mr-4 inline-flex min-h-11 min-w-11 items-center pr-4 underline underline-offset-4" href={href}>
                      {label}
                    </a>
                  ) : (
                    <span aria-current="page" lang={titleLanguage}>
                      {label}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <h1 className="max-w-4xl text-3xl" lang={titleLanguage}>
            {headText}
          </h1>
          {text && <p className="mt-2 max-w-reading lg:text-lg">{label ? text : <Line text={text} />}</p>}
        </Reveal>
      </Container>
    </div>
  );
}
