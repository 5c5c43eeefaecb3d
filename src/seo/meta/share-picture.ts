import { inSize, type PictureSize, pictureSizes } from '#content/sized-picture.ts';
import { absolute } from '#seo/absolute.ts';

/** The picture of a shared link, with its size if known. */
export type SharePicture = { src: string; width?: number; height?: number };

const card = { width: 1200, height: 630 } as const;

/** The card of pages and posts without a picture. */
export const generalCard: SharePicture = { src: '/share/practice.png', ...card };

/** Returns the card that the build draws for a page: `/share/treatment/hernia/x.png` for `/treatment/hernia/x`. */
export function cardOfPage(path: string): SharePicture {
  return { src: path === '/' ? '/share/home.png' : `/share${path.split('?')[0]}.png`, ...card };
}

/**
 * Returns the card that the build draws of a drawing for pages in another language, without words, because it cannot join their letters:
 * `/share/drawings/digestive-system.liver.png` for `/images/digestive-system.svg#liver`.
 */
export function cardOfDrawing(drawing: string): SharePicture {
  return {
    src: drawing.replace(
      /^\/images\/([\w-]+)\.svg(?:#([\w-]+))?$/,
      (_, file, part) => `/share/drawings/${file}${part ? `.${part}` : ''}.png`,
    ),
    ...card,
  };
}

/** Returns the drawing of such a card, from its address; undefined for another card. */
export function drawingOfCard(src: string): string | undefined {
  const [, file, part] = /^\/share\/drawings\/([\w-]+)(?:\.([\w-]+))?\.png$/.exec(src) ?? [];
  return file && `/images/${file}.svg${part ? `#${part}` : ''}`;
}

/** Returns the card that the build draws for a sample article, which is recognised by its drawing. */
function cardOfArticle(photo: string): SharePicture | undefined {
  const name = /^\/images\/articles\/([\w-]+)\.svg$/.exec(photo)?.[1];
  return name === undefined ? undefined : { src: `/share/articles/${name}.png`, ...card };
}

function cropped(photo: string, size: PictureSize): SharePicture | undefined {
  const src = inSize(photo, size);
  return src === undefined ? undefined : { src, ...pictureSizes[size] };
}

// Apps that preview links cannot show SVG.
function isDrawing(photo: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(photo);
}

/** Returns the picture of a shared post: its card, its photo in the right size, or the general card. */
export function pictureOfPost(photo: string | null): SharePicture {
  if (photo === null) return generalCard;
  return cardOfArticle(photo) ?? cropped(photo, '1200x630') ?? (isDrawing(photo) ? generalCard : { src: photo.replace(/#.*/, '') });
}

const shapes = ['1200x1200', '1200x900', '1200x675'] as const;

/** Returns a post's pictures for search engines: square, 4:3 and 16:9 if its host can crop, else the original. */
export function postPictures(photo: string | null): ReadonlyArray<string> {
  const crops = photo === null ? [] : shapes.flatMap((shape) => cropped(photo, shape) ?? []);
  return (crops.length > 0 ? crops : [pictureOfPost(photo)]).map(({ src }) => absolute(src));
}
