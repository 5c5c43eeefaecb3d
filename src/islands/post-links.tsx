'use client';
import type { Card } from './post-cards.tsx';

type PostLink = Pick<Card, 'id' | 'title' | 'lang' | 'href' | 'picture'>;

/** Posts in a narrow list with thumbnails, the current one marked. One island, as are the cards. */
export function PostLinks({ posts, current, className }: { posts: ReadonlyArray<PostLink>; current: string; className: string }) {
  return (
    <ul className={className}>
      {posts.map(({ id, href, title, lang, picture }) => (
        <li key={id}>
          <a
            aria-current={href === current ? 'page' : undefined}
            className={`flex min-h-11 items-center gap-4 rounded-sm py-2 hover:text-brand hover:underline ${href === current ? 'font-semibold' : ''}`}
            href={href}
          >
            <img alt="" {...picture} />
            <span className="leading-snug">
              {lang ? <span lang={lang}>{title}</span> : title}
              {href === current && <span className="block text-sm text-soft">You are reading this one</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
