import { expect, test } from 'vitest';
import { markOf, mediaAddress, readMediaAddress } from '#content/media-address.ts';
import { canBeSized, sizedPicture, upstreamAt } from '#content/sized-picture.ts';

const liver = 'https://res.cloudinary.com/practice/image/upload/v17/posts/liver.jpg';
const base = 'https://res.cloudinary.com/practice/image/upload';

test('a picture on a resizing host has a srcset', () => {
  const { src, srcSet } = sizedPicture(mediaAddress('7', 0, liver));
  expect(src).toBe(`/media/0-${markOf(liver)}?post=7&size=640`);
  expect(srcSet).toBe([320, 640, 960].map((width) => `/media/0-${markOf(liver)}?post=7&size=${width} ${width}w`).join(', '));
});

test('each size of a picture has the resizing host’s own URL', () => {
  expect(upstreamAt(liver, '640', false)).toBe(`${base}/c_fill,w_640,h_400,f_auto,q_auto/v17/posts/liver.jpg`);
  expect(upstreamAt(liver, '960', true)).toBe(`${base}/c_limit,w_960,f_auto,q_auto/v17/posts/liver.jpg`);
  expect(upstreamAt(liver, '1200x630', false)).toBe(`${base}/c_fill,w_1200,h_630,f_jpg,q_auto/v17/posts/liver.jpg`);
  expect(upstreamAt(liver, undefined, false)).toBe(liver);
});

test('a picture from a host without resizing keeps its address', () => {
  for (const upstream of [
    `${base}/w_300,c_fill/v17/a.jpg`,
    'https://res.cloudinary.com/practice/raw/a.jpg',
    'https://media.example/a.png',
  ]) {
    const address = mediaAddress('7', 0, upstream);
    expect([upstream, canBeSized(upstream), sizedPicture(address)]).toEqual([upstream, false, { src: address }]);
    expect(upstreamAt(upstream, '320', false)).toBe(upstream);
  }
  expect(sizedPicture('/images/articles/x.svg')).toEqual({ src: '/images/articles/x.svg' });
});

test('/media addresses encode any post id, change with the picture', () => {
  for (const post of ['7', 'a/b?c&d=e#f', '..', '%2e', 'पथरी', ' ', '😀']) {
    const address = mediaAddress(post, 3, liver);
    expect(readMediaAddress(new URL(address, 'https://site.example'))).toEqual({ post, place: 3, mark: markOf(liver), size: '960' });
  }
  const marks = Array.from({ length: 20_000 }, (_, index) => markOf(`${base}/v${index}/a.jpg`));
  expect(new Set(marks).size).toBe(marks.length);
});
