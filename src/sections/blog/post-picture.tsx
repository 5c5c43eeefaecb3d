import { Icon } from '#ui/icon.tsx';

/** A post's picture, or a quiet ground of the same size where there is none. */
export function PostPicture({ photo, className = '', eager = false }: { photo: string | null; className?: string; eager?: boolean }) {
  if (!photo) {
    return (
      <div className={`flex items-center justify-center bg-brand-50 text-brand-300 ${className}`}>
        <Icon className="size-10" name="chat" />
      </div>
    );
  }
  return (
    <img
      alt=""
      className={`object-cover ${className}`}
      fetchPriority={eager ? 'high' : 'auto'}
      height="400"
      loading={eager ? 'eager' : 'lazy'}
      src={photo}
      width="640"
    />
  );
}
