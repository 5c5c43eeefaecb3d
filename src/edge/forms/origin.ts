/**
 * Whether a post may come from where it says. Browsers send Sec-Fetch-Site or Origin with every post;
 * a sender without both is not a browser, so it cannot be a visitor led astray by another site.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}
