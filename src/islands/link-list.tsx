'use client';
import type { ReactNode } from 'react';

type LinkListProps = {
  links: ReadonlyArray<{ name: string; href: string }>;
  className?: string;
  /** Classes of the list items. */
  entry?: string;
  link: string;
  /** Follows each name. */
  end?: ReactNode;
};

/** A list of links. An island, because as single elements the menus and the footer would be half of every page's data. */
export function LinkList({ links, className, entry, link, end }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ name, href }) => (
        <li className={entry} key={href}>
          <a className={link} href={href}>
            {name}
            {end}
          </a>
        </li>
      ))}
    </ul>
  );
}
