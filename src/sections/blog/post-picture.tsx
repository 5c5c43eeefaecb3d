import type { OwnPath } from '#content/media-address.ts';
import { type Band, viewOfCategory } from '#content/organ-view.ts';
import { sizedPicture } from '#content/sized-picture.ts';

const bands = {
  12: 'object-[50%_12%]',
  34: 'object-[50%_34%]',
  44: 'object-[50%_44%]',
  50: 'object-[50%_50%]',
  72: 'object-[50%_72%]',
  95: 'object-[50%_95%]',
} as const satisfies Record<Band, string>;

type PostPictureProps = {
  photo: OwnPath | null;
  /** Set if the picture is more than decoration. */
  alt?: string;
  category: string;
  className?: string;
  /** For the picture above the fold. */
  eager?: boolean;
  sizes?: string;
};

/** The attributes of a post's picture. Without one, a drawing of the part of the body that its category names, or of a page. */
export function pictureOf({
  photo,
  alt = '',
  category,
  className = '',
  eager = false,
  sizes = '(width >= 64rem) 400px, 100vw',
}: PostPictureProps) {
  if (!photo) {
    const view = viewOfCategory(category);
    if (view) {
      const part = `bg-brand-50 object-cover ${bands[view.band]} ${className}`;
      return { alt: '', className: part, height: 640, loading: 'lazy', src: view.src, width: 480 } as const;
    }
    const plain = `bg-brand-50 object-cover ${className}`;
    return { alt: '', className: plain, height: 400, loading: 'lazy', src: '/images/page.svg', width: 640 } as const;
  }
  const picture = sizedPicture(photo);
  return {
    alt,
    // A picture that fails to load leaves a plain surface.
    className: `bg-brand-50 object-cover ${className}`,
    height: 400,
    width: 640,
    ...picture,
    ...(picture.srcSet && { sizes }),
    ...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
}

export function PostPicture(props: PostPictureProps) {
  return <img {...pictureOf(props)} />;
}
