import { languageOf } from '#content/also-called.ts';
import { blogMessages } from '#content/messages.ts';
import { type Card, PostCards } from '#islands/post-cards.tsx';
import { PhoneOrCallback } from '#ui/phone.tsx';
import { postGrid } from '#ui/post-skeletons.tsx';
import type { PreviewedPost } from './post-link.ts';
import { pictureOf } from './post-picture.tsx';

/** Keeps the last two words before a title's colon on one line, so that a line can end after the colon. */
const titleInParts = (title: string) => title.replace(/ (?=\S{1,12}: )/, '\u00a0');

function cardOf({ id, title, category, photo, date, excerpt, href }: PreviewedPost): Card {
  const picture = pictureOf({ category, className: 'aspect-[8/5] w-full', photo });
  const lang = languageOf(title);
  return { id, title: titleInParts(title), ...(lang && { lang }), category, date, excerpt, href, picture };
}

/** The posts; before the first one is published, where to read meanwhile. */
export function PostGrid({ posts, heading = 'h2' }: { posts: ReadonlyArray<PreviewedPost>; heading?: 'h2' | 'h3' }) {
  if (posts.length === 0) return <NoPosts />;
  return <PostCards cards={posts.map(cardOf)} className={postGrid} heading={heading} />;
}

const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

function NoPosts() {
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-8">
      <p className="text-lg font-semibold">{blogMessages.none}</p>
      <p className="mt-1 max-w-reading text-soft">
        Meanwhile every illness and operation has a page here, with what helps and when to get help.
      </p>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <a className={link} href="/treatment">
          Read about our treatments
        </a>
        <a className={link} href="/symptoms">
          What do you feel?
        </a>
      </div>
    </div>
  );
}

/** Shown in place of posts that cannot be loaded, with a link to try again and the phone number. */
export function PostsFailed() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-16 gap-y-6 rounded-lg border border-line bg-surface p-5 sm:p-8">
      <div className="max-w-reading">
        <p className="text-lg font-semibold" role="status">
          {blogMessages.failed}
        </p>
        <p className="mt-1 text-soft">Try again in a few minutes. The rest of the site works as usual.</p>
        <div className="mt-2 flex flex-wrap gap-x-6">
          <a className={link} href="/blog">
            Try again
          </a>
          <a className={link} href="/treatment">
            Read about our treatments
          </a>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <PhoneOrCallback />
      </div>
    </div>
  );
}
