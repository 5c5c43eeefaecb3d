import { expect, test } from 'vitest';
import { sizedPicture } from '#content/sized-picture.ts';

test('a Cloudinary picture is asked for in the sizes of the screens, in the format that the browser likes', () => {
  const { src, srcSet } = sizedPicture('https://res.cloudinary.com/practice/image/upload/v17/posts/liver.jpg');
  expect(src).toBe('https://res.cloudinary.com/practice/image/upload/c_fill,w_640,h_400,f_auto,q_auto/v17/posts/liver.jpg');
  expect(srcSet?.split(', ')).toHaveLength(3);
  expect(srcSet).toContain('w_320,h_200,f_auto,q_auto/v17/posts/liver.jpg 320w');
});

test('any other address, and one that is transformed already, stays as it is', () => {
  for (const address of [
    '/images/articles/x.svg',
    'https://res.cloudinary.com/practice/image/upload/w_300,c_fill/v17/a.jpg',
    'https://res.cloudinary.com/practice/raw/a.jpg',
  ]) {
    expect(sizedPicture(address)).toEqual({ src: address });
  }
});
