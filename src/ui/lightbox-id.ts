/** The id of a case's lightbox; a page that shows the case twice tells the two apart by their prefix. */
export function lightboxId(prefix: string, id: number): string {
  return `${prefix}-${id}`;
}
