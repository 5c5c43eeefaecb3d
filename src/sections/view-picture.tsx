import type { Band, View } from '#content/organ-view.ts';

const bands = {
  12: 'object-[50%_12%]',
  34: 'object-[50%_34%]',
  44: 'object-[50%_44%]',
  50: 'object-[50%_50%]',
  72: 'object-[50%_72%]',
  95: 'object-[50%_95%]',
} as const satisfies Record<Band, string>;

type Props = {
  view: View;
  className: string;
  /** Empties the alternative text and loads lazily, for pictures beside text that says the same. */
  decorative?: boolean;
};

/** The attributes of a view's image. */
export function viewOf({ view: { src, alt, band }, className, decorative = false }: Props) {
  return {
    alt: decorative ? '' : alt,
    className: `object-cover ${bands[band]} ${className}`,
    height: 640,
    src,
    width: 480,
    ...(decorative ? { loading: 'lazy' as const } : { fetchPriority: 'high' as const }),
  };
}

export function ViewPicture(props: Props) {
  return <img {...viewOf(props)} />;
}
