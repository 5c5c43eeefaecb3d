import { SoftLink } from '#islands/soft-link.tsx';
import { Container } from '#ui/container.tsx';

export type Crumb = { label: string; href?: string };

// Each crumb fades in 100 ms after the one before it; a class for each of the first positions, since styles in markup are blocked.
const fade = ['', 'fade-in-1', 'fade-in-2', 'fade-in-3', 'fade-in-4'];

/** The banner at the head of a page: where one is, and what it is about. The last crumb is plain text. */
export function BreadcrumbBanner({
  items,
  headText,
  text,
  image = '/images/banner.svg',
}: {
  items: ReadonlyArray<Crumb>;
  headText: string;
  text?: string;
  /** The ground under the dark overlay; `null` where people come to read and nothing should stand in front of that. */
  image?: string | null;
}) {
  return (
    <div className="relative isolate overflow-hidden bg-deep text-on-deep print:bg-transparent print:text-ink">
      {image && (
        <img
          alt=""
          className="banner-ground absolute inset-0 -z-10 hidden size-full lg:block print:hidden"
          fetchPriority="low"
          height="180"
          src={image}
          width="640"
        />
      )}
      <Container className="py-4 sm:py-5">
        <nav aria-label="Breadcrumb" className="text-sm text-on-deep-soft print:hidden">
          <ol className="flex flex-wrap items-center gap-x-2">
            {items.map(({ label, href }, position) => (
              <li className={`flex items-center gap-2 ${fade[position] ?? ''}`} key={label}>
                {position > 0 && <span aria-hidden="true">/</span>}
                {href ? (
                  <SoftLink className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-on-deep" href={href}>
                    {label}
                  </SoftLink>
                ) : (
                  <span aria-current="page">{label}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className="max-w-4xl text-3xl">{headText}</h1>
        {text && <p className="mt-2 max-w-reading text-on-deep-soft lg:text-lg">{text}</p>}
      </Container>
    </div>
  );
}
