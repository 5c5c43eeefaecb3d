import type { OwnPath } from '#content/media-address.ts';
import { viewOfCategory } from '#content/organ-view.ts';
import { sizedPicture } from '#content/sized-picture.ts';
import { viewOf } from '#sections/view-picture.tsx';

type PostPictureProps = {
  photo: OwnPath | null;
  /** What it shows, where it is more than a decoration. */
  alt?: string;
  category: string;
  className?: string;
  /** The one picture above the fold, which must not wait. */
  eager?: boolean;
  /** How wide it is shown, for the browser to choose a size. */
  sizes?: string;
};

/** How a post's picture is drawn; where there is none, the part of the body that its category names, or else a drawn page. */
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
    // Where the picture does not come its place stands there, quietly.
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
