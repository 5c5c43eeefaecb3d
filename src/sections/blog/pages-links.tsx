import { Icon } from '#ui/icon.tsx';

/** How many pages before and after the current one are linked. */
const near = 2;

/** The linked pages: first, last and those around the current one; 0 for a gap, which never hides a single page. */
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

const address = (number: number) => (number === 1 ? '/blog' : `/blog?page=${number}`);
const round = 'rounded-full border border-line font-semibold';
const hovered = 'hover:border-brand hover:text-brand';
const link = `inline-flex size-11 items-center justify-center ${round}`;
const step = `inline-flex min-h-11 items-center gap-2 px-5 text-brand ${round} ${hovered}`;

function Numbers({ page, pages }: { page: number; pages: number }) {
  return (
    <ul className="hidden items-center gap-2 lg:flex">
      {namedPages(page, pages).map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a gap's identity is its index
        <li key={at}>
          {number === 0 && <span aria-hidden="true">…</span>}
          {number === page && (
            <span aria-current="page" className={`${link} bg-brand text-on-brand`}>
              {number}
            </span>
          )}
          {number !== 0 && number !== page && (
            <a aria-label={`Page ${number}`} className={`${link} ${hovered}`} href={address(number)}>
              {number}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Links to the other pages of a long list, as many for a hundred pages as for ten. A phone or tablet shows the position with
 * the next and the previous page only.
 */
export function PagesLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages of the blog" className="mt-12 flex flex-wrap items-center justify-between gap-4">
      <p className="w-full lg:hidden">
        Page {page} of {pages}
      </p>
      {page > 1 && (
        <a className={step} href={address(page - 1)} rel="prev">
          <Icon className="size-5" name="left" /> Previous
        </a>
      )}
      <Numbers page={page} pages={pages} />
      {page < pages && (
        <a className={step} href={address(page + 1)} rel="next">
          Next <Icon className="size-5" name="right" />
        </a>
      )}
    </nav>
  );
}
