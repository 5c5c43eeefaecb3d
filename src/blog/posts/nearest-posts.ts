import { editDistance } from './edit-distance.ts';
import { hrefOfPost, type StoredPost } from './post.ts';

// Bounds the work that a made-up address can cause.
const maxWords = 12;
const maxWordLength = 40;
const maxPosts = 300;
// Of the words asked for, in length; below it the likeness is chance.
const minShare = 0.4;

const stopWords = new Set(
  'about after and are before can does for from have how not that the this what when where which who why with you your'.split(' '),
);

function wordsOf(text: string): ReadonlyArray<string> {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word.length >= 3 && word.length <= maxWordLength && !stopWords.has(word)).slice(0, maxWords);
}

/** The same word, or one letter away from it. */
function isSimilar(one: string, other: string): boolean {
  if (one === other) return true;
  return one.length >= 5 && one[0] === other[0] && Math.abs(one.length - other.length) <= 1 && editDistance(one, other) <= 1;
}

/** Up to three posts whose titles share the most with the words of a title that is no post's; empty when none is near. */
export function nearestPosts(posts: ReadonlyArray<StoredPost>, title: string): ReadonlyArray<{ name: string; href: string }> {
  const asked = wordsOf(title.slice(0, 300));
  const whole = asked.join('').length;
  return posts
    .slice(0, maxPosts)
    .map((post) => {
      const words = wordsOf(post.title);
      const shared = asked.filter((word) => words.some((other) => isSimilar(word, other)));
      return { post, share: shared.join('').length / Math.max(1, whole) };
    })
    .filter(({ share }) => share >= minShare)
    .sort((a, b) => b.share - a.share)
    .slice(0, 3)
    .map(({ post }) => ({ name: post.title, href: hrefOfPost(post, posts) }));
}
