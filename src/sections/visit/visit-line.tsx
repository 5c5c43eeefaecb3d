import { visitInShort } from '#content/visit-facts.ts';

/** The line and where it leads, of a page in another language. */
export type VisitWay = { line: string | undefined; href: string };

/** Hours, fee and place in one line that leads to the visit's page; nothing while they are not known. Opens `apart` from a form, whose text a link would lose. */
export function VisitLine({
  className = '',
  apart = false,
  way: { line, href } = { line: visitInShort, href: '/visit' },
}: {
  className?: string;
  apart?: boolean;
  way?: VisitWay | undefined;
}) {
  if (!line) return null;
  return (
    <a
      className={`inline-flex min-h-11 items-center leading-snug underline underline-offset-4 ${className}`}
      href={href}
      {...(apart && { rel: 'noopener', target: '_blank' })}
    >
      {line}
    </a>
  );
}
