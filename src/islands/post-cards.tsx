'use client';
import type { ComponentProps } from 'react';

export type Card = {
  id: string;
  title: string;
  /** Of the title and the excerpt, where it is not the page's. */
  lang?: string;
  category: string;
  /** YYYY-MM-DD, or '' where the backend gave none. */
  date: string;
  excerpt: string;
  href: string;
  picture: ComponentProps<'img'>;
};

function PostCard({ card, heading: Heading }: { card: Card; heading: 'h2' | 'h3' }) {
  const { title, lang, category, date, excerpt, href, picture } = card;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative">
        <img alt="" {...picture} />
        {date && (
          <time className="absolute bottom-3 left-3 rounded-full bg-deep px-3 py-1 text-sm text-on-deep" dateTime={date}>
            {date}
          </time>
        )}
      </div>
      <div className="flex grow flex-col p-5">
        {category && <p className="text-sm font-semibold text-soft">{category}</p>}
        <Heading className="mt-1 text-xl">
          {/* The whole card is the touch target. */}
          <a className="after:absolute after:inset-0 hover:text-brand hover:underline" href={href} lang={lang}>
            {title}
          </a>
        </Heading>
        <p className="mt-2 text-soft" lang={lang}>
          {excerpt}
        </p>
        <a
          className="relative mt-auto inline-flex min-h-11 items-center self-start pt-3 font-semibold text-brand underline underline-offset-4"
          href={href}
          // The title is the same link, so the card has one Tab stop.
          tabIndex={-1}
        >
          Read More
          <span className="sr-only" lang={lang}>
            : {title}
          </span>
        </a>
      </div>
    </article>
  );
}

/**
 * Post cards in a grid. One island for all of them: as server elements each card would be in the page's data and in its HTML.
 */
export function PostCards({ cards, heading, className }: { cards: ReadonlyArray<Card>; heading: 'h2' | 'h3'; className: string }) {
  return (
    <ul className={className}>
      {cards.map((card) => (
        <li key={card.id}>
          <PostCard card={card} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
