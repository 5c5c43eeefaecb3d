import { sizedPicture } from '#content/sized-picture.ts';
import { Icon } from '#ui/icon.tsx';

type PostPictureProps = {
  photo: string | null;
  className?: string;
  /** The one picture above the fold, which must not wait. */
  eager?: boolean;
  /** How wide it is shown, for the browser to choose a size. */
  sizes?: string;
};

/** A post's picture, or a quiet ground of the same size where there is none. */
export function PostPicture({ photo, className = '', eager = false, sizes = '(width >= 64rem) 400px, 100vw' }: PostPictureProps) {
  if (!photo) {
    return (
      <div className={`flex items-center justify-center bg-brand-50 text-brand-300 ${className}`}>
        <Icon className="size-10" name="chat" />
      </div>
    );
  }
  const picture = sizedPicture(photo);
  return (
    <img
      alt=""
      className={`object-cover ${className}`}
      height="400"
      width="640"
      {...picture}
      {...(picture.srcSet && { sizes })}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
