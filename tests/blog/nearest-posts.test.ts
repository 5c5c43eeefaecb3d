import { expect, test } from 'vitest';
import { nearestPosts } from '#blog/posts/nearest-posts.ts';

const titles = [
  'Fatty liver: what it means and what helps',
  'Hernia: can I wait?',
  'Preparing for a colonoscopy',
  'Travelling for surgery',
  'घर लौटने के बाद',
];
const posts = titles.map((title, place) => ({
  id: String(place),
  title,
  category: '',
  photo: null,
  date: '',
  excerpt: '',
  pack: 'a',
  place,
}));
const nearest = (title: string) => nearestPosts(posts, title).map(({ name }) => name);

test('an unknown title leads to the nearest posts first', () => {
  expect(nearest('Fatty liver and what helps')).toEqual([titles[0]]);
  expect(nearest('hernia surgery')).toEqual([titles[3], titles[1]]);
  expect(nearestPosts(posts, 'hernia')[0]).toEqual({ name: titles[1], href: '/blog/Hernia%3A%20can%20I%20wait%3F' });
  expect(nearest('लौटने के बाद')).toEqual([titles[4]]);
});

// One wrong letter is forgiven in a long word, and words that every title has count for nothing.
test('a wrong letter is forgiven in a long word', () => {
  expect(nearest('Preparing for a colonscopy')).toEqual([titles[2]]);
  expect(nearest('what can I do for it')).toEqual([]);
});

test('nothing is offered for a title with little in common', () => {
  expect(nearest('No such post')).toEqual([]);
  expect(nearest('')).toEqual([]);
  expect(nearest('liver transplantation in childhood and its consequences')).toEqual([]);
});

test('a made-up title of any length is answered at once', () => {
  const crowded = Array.from({ length: 2_000 }, () => posts).flat();
  const started = performance.now();
  nearestPosts(crowded, 'colonoscopies '.repeat(5_000) + Array.from({ length: 2_000 }, (_, at) => `hernia${at}`).join(' '));
  expect(performance.now() - started).toBeLessThan(500);
});
