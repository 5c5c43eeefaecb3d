/** The sizes in which pictures of posts are served, by their names in an address. The wide ones are for shared links. */
export const pictureSizes = {
  320: { width: 320, height: 200 },
  640: { width: 640, height: 400 },
  960: { width: 960, height: 600 },
  '1200x630': { width: 1200, height: 630 },
  '1200x675': { width: 1200, height: 675 },
  '1200x900': { width: 1200, height: 900 },
  '1200x1200': { width: 1200, height: 1200 },
} as const;

export type PictureSize = `${keyof typeof pictureSizes}`;

const atCloudinary = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(?!(?:[a-z]{1,3}_[^/]+,?)+\/)(.+)$/;

/** Whether a picture's host makes sizes of it on request, as Cloudinary does where an address does not say how already. */
export function canBeSized(upstream: string): boolean {
  return atCloudinary.test(upstream);
}

/**
 * Where a host gives a picture in a size: cropped to it, or, of a picture in a text, whole and no wider. As JPEG for shared
 * links, because those who show them do not say which formats they know. A host that makes no sizes gives it as it is.
 */
export function upstreamAt(upstream: string, size: PictureSize | undefined, whole: boolean): string {
  const [, base, file] = atCloudinary.exec(upstream) ?? [];
  if (!base || !file || !size) return upstream;
  const { width, height } = pictureSizes[size];
  const cut = whole ? `c_limit,w_${width}` : `c_fill,w_${width},h_${height}`;
  return `${base}${cut},f_${size.includes('x') ? 'jpg' : 'auto'},q_auto/${file}`;
}

const sized = /^(\/media\/[^?]+\?post=[^&]+&size=)\w+$/;

/** A picture of ours in another size; undefined for one that comes in no other. */
export function inSize(address: string, size: PictureSize): string | undefined {
  const base = sized.exec(address)?.[1];
  return base && base + size;
}

export type SizedPicture = { src: string; srcSet?: string };

const widths = ['320', '640', '960'] as const;

/** How a picture stands in a text. */
export const pictureLayouts = ['small', 'column', 'wide'] as const;
export type PictureLayout = (typeof pictureLayouts)[number];

/** The widths in which an uploaded picture is kept: of a card, a column on a phone, and a column on a large or high-density screen. */
export const uploadedWidths = [480, 960, 1600] as const;

// What was uploaded at the desk: a random name, the size of its largest copy, and behind the '#' what other readers need not know.
const uploaded = /^(\/api\/v1\/photo\/[0-9a-f]{32})-(\d{1,5})x(\d{1,5})(?:#(.*))?$/;

export type UploadedPicture = { src: string; srcSet: string; width: number; height: number; layout: PictureLayout };

/** The address of an uploaded picture in its parts; undefined for every other. */
export function uploadedPicture(address: string): UploadedPicture | undefined {
  const [, name, wide, high, mark = ''] = uploaded.exec(address) ?? [];
  const [width, height] = [Number(wide), Number(high)];
  if (!name || !width || !height) return undefined;
  const narrower = uploadedWidths.filter((each) => each < width).map((each) => `${name}-${each} ${each}w`);
  const src = `${name}-${width}x${height}`;
  const layout = pictureLayouts.find((each) => each === mark) ?? 'column';
  return { src, srcSet: [...narrower, `${src} ${width}w`].join(', '), width, height, layout };
}

/** What a picture shows, as the desk was told; '' for every other. */
export const altOfPicture = (address: string) => new URLSearchParams(address.split('#')[1]).get('alt') ?? '';

/** A picture of ours in the sizes that screens need, where it comes in sizes. */
export function sizedPicture(address: string): SizedPicture {
  const own = uploadedPicture(address);
  if (own) return own.srcSet.includes(',') ? { src: own.src, srcSet: own.srcSet } : { src: own.src };
  const set = widths.flatMap((width) => inSize(address, width)?.concat(` ${width}w`) ?? []);
  return set.length > 0 ? { src: address, srcSet: set.join(', ') } : { src: address };
}
