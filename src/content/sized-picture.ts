export type SizedPicture = { src: string; srcSet?: string };

const widths = [320, 640, 960] as const;
const uploaded = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(?!(?:[a-z]{1,3}_[^/]+,?)+\/)(.+)$/;

/** A picture cropped to a size, where its host makes sizes on request; undefined for any other. */
export function croppedPicture(address: string, width: number, height: number, format: 'auto' | 'jpg' = 'auto'): string | undefined {
  const [, base, file] = uploaded.exec(address) ?? [];
  return base && file && `${base}c_fill,w_${width},h_${height},f_${format},q_auto/${file}`;
}

/**
 * A picture's address in the sizes that screens need. Cloudinary makes them on request (its URL transformations: crop,
 * width, height, automatic format and quality); any other address is served as it is, and so is one that already says
 * how it is to be transformed.
 */
export function sizedPicture(address: string): SizedPicture {
  const sized = (width: number) => croppedPicture(address, width, Math.round((width * 5) / 8));
  const src = sized(640);
  return src ? { src, srcSet: widths.map((width) => `${sized(width)} ${width}w`).join(', ') } : { src: address };
}
