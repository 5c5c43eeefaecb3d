import { SearchBox as Box } from '#islands/search-box.tsx';

/** The site search; `id` must be unique within a page. */
export function SearchBox({ id = 'q', typed, focus, className }: { id?: string; typed?: string; focus?: boolean; className?: string }) {
  return (
    <div className={className}>
      <Box id={id} label="Search this site" {...(typed && { typed })} {...(focus && { focus })} />
    </div>
  );
}
