import { inSize, type PictureSize, pictureSizes } from '#content/sized-picture.ts';
import { absolute } from '#seo/absolute.ts';

/** A picture that stands beside a shared link. Sizes are known for those that we make or ask for. */
export type SharePicture = { src: string; width?: number; height?: number };

const card = { width: 1200, height: 630 } as const;

/** Shown where a page or a post has no picture of its own. */
export const generalCard: SharePicture = { src: '/share/practice.png', ...card };

/** The card that the build draws for a page: `/treatment/hernia/x` has `/share/treatment/hernia/x.png`. */
export function cardOfPage(path: string): SharePicture {
  return { src: path === '/' ? '/share/home.png' : `/share${path.split('?')[0]}.png`, ...card };
}

/** The card that the build draws for a sample article, known by its drawing. */
function cardOfArticle(photo: string): SharePicture | undefined {
  const name = /^\/images\/articles\/([\w-]+)\.svg$/.exec(photo)?.[1];
  return name === undefined ? undefined : { src: `/share/articles/${name}.png`, ...card };
}

function cropped(photo: string, size: PictureSize): SharePicture | undefined {
  const src = inSize(photo, size);
  return src === undefined ? undefined : { src, ...pictureSizes[size] };
}

// Those who show shared links cannot show drawings.
function isDrawing(photo: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(photo);
}

/** What a shared post shows: its card, or its own photo in the size that fits, or the general card. */
export function pictureOfPost(photo: string | null): SharePicture {
  if (photo === null) return generalCard;
  return cardOfArticle(photo) ?? cropped(photo, '1200x630') ?? (isDrawing(photo) ? generalCard : { src: photo.replace(/#.*/, '') });
}

const shapes = ['1200x1200', '1200x900', '1200x675'] as const;

/** A post's picture for search engines: square, 4:3 and 16:9 where we can have them, else as it is. */
export function postPictures(photo: string | null): ReadonlyArray<string> {
  const crops = photo === null ? [] : shapes.flatMap((shape) => cropped(photo, shape) ?? []);
  return (crops.length > 0 ? crops : [pictureOfPost(photo)]).map(({ src }) => absolute(src));
}
