type Props = { links: ReadonlyArray<{ name: string; href: string }>; className: string };

/** Links to parts of the page that is named before them. */
export function PartLinks({ links, className }: Props) {
  if (links.length === 0) return null;
  return (
    <p className={`flex flex-wrap gap-x-5 print:hidden ${className}`}>
      {links.map(({ name, href }) => (
        <a className="inline-flex min-h-11 items-center text-brand underline underline-offset-4" href={href} key={href}>
          {name}
        </a>
      ))}
    </p>
  );
}
