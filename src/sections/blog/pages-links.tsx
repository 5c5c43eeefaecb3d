/** Links to the other pages of a long list. */
export function PagesLinks({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  const address = (number: number) => (number === 1 ? '/blog' : `/blog?page=${number}`);
  const link =
    'inline-flex size-11 items-center justify-center rounded-full border border-line font-semibold hover:border-brand hover:text-brand';
  return (
    <nav aria-label="Pages of the blog" className="mt-12">
      <ul className="flex flex-wrap items-center gap-2">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            {number === page ? (
              <span aria-current="page" className={`${link} bg-brand text-on-brand`}>
                {number}
              </span>
            ) : (
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
