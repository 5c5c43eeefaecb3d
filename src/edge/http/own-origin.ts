/**
 * Tells whether a post comes from a page of the same host. Browsers send Origin with every post, and current ones Sec-Fetch-Site.
 *
 * A visitor's form acts for nobody who is signed in, so it must rather not be lost: a sender without both headers is not a browser, and no
 * other site can have led its visitor here; 'none' is a page that was loaded again; and where Sec-Fetch-Site is there, an Origin that an
 * add-on has hidden ('null') does no harm. A form of staff acts with their rights, so both must say that it is the desk's own.
 */
export function isOwnPost({ headers, url }: Request, sender: 'visitor' | 'staff'): boolean {
  const [site, origin, own] = [headers.get('sec-fetch-site'), headers.get('origin'), new URL(url).origin];
  if (sender === 'staff') return origin === own && (site === null || site === 'same-origin');
  return site === null ? origin === null || origin === own : site === 'same-origin' || site === 'none';
}

/**
 * Tells whether a page of another site, or of a sister host, loads this address into itself: as a picture, in a frame, by a script. What
 * somebody opens is a document of its own, wherever the link to it stands.
 */
export function isLoadedElsewhere({ headers }: Pick<Request, 'headers'>): boolean {
  const [site, into] = [headers.get('sec-fetch-site'), headers.get('sec-fetch-dest')];
  return (site === 'cross-site' || site === 'same-site') && into !== null && into !== 'document';
}
