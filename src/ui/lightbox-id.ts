/** The id of a case's lightbox; the prefix keeps it unique on a page that shows the case twice. */
export function lightboxId(prefix: string, id: number): string {
  return `${prefix}-${id}`;
}
