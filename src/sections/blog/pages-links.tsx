/** How many pages before and after this one are named. */
const near = 2;

/** The pages that are named: first, last and those around this one; 0 for a gap, which never hides a single page. */
export function namedPages(page: number, pages: number): ReadonlyArray<number> {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= near,
  );
  return named.flatMap((number, at) => {
    const before = named[at - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [0, number] : [number];
  });
}

/** Links to the other pages of a long list; a list of a hundred pages has no more of them than one of ten. */
export function PagesLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const address = (number: number) => (number === 1 ? '/blog' : `/blog?page=${number}`);
  const link =
    'inline-flex size-11 items-center justify-center rounded-full border border-line font-semibold hover:border-brand hover:text-brand';
  return (
    <nav aria-label="Pages of the blog" className="mt-12">
      <ul className="flex flex-wrap items-center gap-2">
        {namedPages(page, pages).map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place.
          <li key={at}>
            {number === 0 && <span aria-hidden="true">…</span>}
            {number === page && (
              <span aria-current="page" className={`${link} bg-brand text-on-brand`}>
                {number}
              </span>
            )}
            {number !== 0 && number !== page && (
              <a aria-label={`Page ${number}`} className={link} href={address(number)}>
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
