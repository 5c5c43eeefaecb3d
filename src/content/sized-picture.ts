export type SizedPicture = { src: string; srcSet?: string };

const widths = [320, 640, 960] as const;
const uploaded = /^(https:\/\/res\.cloudinary\.com\/[\w-]+\/image\/upload\/)(?!(?:[a-z]{1,3}_[^/]+,?)+\/)(.+)$/;

/**
 * A picture's address in the sizes that screens need. Cloudinary makes them on request (its URL transformations: crop,
 * width, height, automatic format and quality); any other address is served as it is, and so is one that already says
 * how it is to be transformed.
 */
export function sizedPicture(address: string): SizedPicture {
  const [, base, file] = uploaded.exec(address) ?? [];
  if (!base || !file) return { src: address };
  const sized = (width: number) => `${base}c_fill,w_${width},h_${Math.round((width * 5) / 8)},f_auto,q_auto/${file}`;
  return { src: sized(640), srcSet: widths.map((width) => `${sized(width)} ${width}w`).join(', ') };
}
