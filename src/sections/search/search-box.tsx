import { SearchBox as Box } from '#islands/search-box.tsx';

/** A box to search the site with; each of a page has an id of its own. */
export function SearchBox({ id = 'q', typed, focus, className }: { id?: string; typed?: string; focus?: boolean; className?: string }) {
  return (
    <div className={className}>
      <Box id={id} label="Search this site" {...(typed && { typed })} {...(focus && { focus })} />
    </div>
  );
}
