'use client';
import type { ReactNode } from 'react';

type LinkListProps = {
  links: ReadonlyArray<{ name: string; href: string }>;
  className?: string;
  /** Of each entry, and of the link in it. */
  entry?: string;
  link: string;
  /** Stands behind each name. */
  end?: ReactNode;
};

/** Links in a list. One island: element by element, the menus and the foot would be half of the data that every page brings along. */
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
