/**
 * A drawing on a treatment page, made for this site. `alt` says what is seen, to someone who cannot see it. A drawing of an
 * operation has four frames, two by two, in one file; `frames` are the sentences that the page sets under each, in order.
 */
export type Picture = {
  src: `/images/${string}.svg`;
  width: number;
  height: number;
  alt: string;
  caption: string;
  frames?: readonly [string, string, string, string];
};
