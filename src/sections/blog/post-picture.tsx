import type { OwnPath } from '#content/media-address.ts';
import { viewOfCategory } from '#content/organ-view.ts';
import { sizedPicture } from '#content/sized-picture.ts';
import { viewOf } from '#sections/view-picture.tsx';

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
    if (view) return viewOf({ className: `bg-brand-50 ${className}`, decorative: true, view });
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
