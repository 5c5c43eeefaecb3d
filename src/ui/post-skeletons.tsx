export const postGrid = 'grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3';

/** Placeholders of the size of post cards. */
export function PostSkeletons({ count }: { count: number }) {
  return (
    <ul aria-hidden="true" className={postGrid}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
        <li className="skeleton overflow-hidden rounded-lg border border-line bg-surface" key={index}>
          <div className="aspect-[8/5] bg-line" />
          <div className="grid gap-3 p-5">
            <div className="h-4 w-1/3 rounded-sm bg-line" />
            <div className="h-6 w-2/3 rounded-sm bg-line" />
            <div className="h-4 rounded-sm bg-line" />
            <div className="h-4 w-2/3 rounded-sm bg-line" />
          </div>
        </li>
      ))}
    </ul>
  );
}
