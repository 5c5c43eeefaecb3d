import { SoftLink } from '#islands/soft-link.tsx';
import { Container } from '#ui/container.tsx';

export type Crumb = { label: string; href?: string };

// The specification fades crumbs in with 100 ms for each position; a class for each of the first positions.
const fade = ['', 'fade-in-1', 'fade-in-2', 'fade-in-3', 'fade-in-4'];

/** The banner at the head of a page: where one is, and what it is about. The last crumb is plain text. */
export function BreadcrumbBanner({
  items,
  headText,
  text,
  image,
}: {
  items: ReadonlyArray<Crumb>;
  headText: string;
  text?: string;
  image?: string;
}) {
  return (
    <div className="relative isolate overflow-hidden bg-deep text-on-deep print:bg-transparent print:text-ink">
      {image && (
        <img
          alt=""
          className="absolute inset-0 -z-10 size-full object-cover opacity-25 print:hidden"
          fetchPriority="high"
          height="800"
          src={image}
          width="1200"
        />
      )}
      <Container className="py-10 lg:py-16">
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
        <h1 className="mt-2 max-w-4xl text-4xl">{headText}</h1>
        {text && <p className="mt-4 max-w-prose text-lg text-on-deep-soft">{text}</p>}
      </Container>
    </div>
  );
}
