import { croppedPicture } from '#content/sized-picture.ts';
import { absolute } from './absolute.ts';

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

// As JPEG: those who show shared links do not say which formats they know.
function cropped(photo: string, width: number, height: number): SharePicture | undefined {
  const src = croppedPicture(photo, width, height, 'jpg');
  return src === undefined ? undefined : { src, width, height };
}

// Those who show shared links cannot show drawings.
function isDrawing(photo: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(photo);
}

/** What a shared post shows: its card, or its own photo in the size that fits, or the general card. */
export function pictureOfPost(photo: string | null): SharePicture {
  if (photo === null) return generalCard;
  return cardOfArticle(photo) ?? cropped(photo, card.width, card.height) ?? (isDrawing(photo) ? generalCard : { src: photo });
}

const shapes = [
  [1200, 1200],
  [1200, 900],
  [1200, 675],
] as const;

/** A post's picture for search engines: square, 4:3 and 16:9 where we can have them, else as it is. */
export function postPictures(photo: string | null): ReadonlyArray<string> {
  const crops = photo === null ? [] : shapes.flatMap(([width, height]) => cropped(photo, width, height) ?? []);
  return (crops.length > 0 ? crops : [pictureOfPost(photo)]).map(({ src }) => absolute(src));
}
