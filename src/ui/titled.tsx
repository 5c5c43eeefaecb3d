import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'section'>, 'id' | 'title'> & {
  /** The id of the title. */
  id: string;
  title: ReactNode;
  /** Classes of the title. */
  look?: string;
};

/** A part of a page under its title, by which a screen reader calls it. */
export function Titled({ id, title, look = 'text-2xl', children, ...section }: Props) {
  return (
    <section aria-labelledby={id} {...section}>
      <h2 className={look} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
