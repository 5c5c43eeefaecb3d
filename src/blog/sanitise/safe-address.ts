const selfOrigin = 'https://self.invalid';
const maxLength = 2_048;

function resolved(address: unknown): URL | undefined {
  // Empty, or a place in the post itself, would come out as our home page.
  if (typeof address !== 'string' || /^\s*(?:#|$)/.test(address)) return undefined;
  if (address.length > maxLength || !URL.canParse(address, selfOrigin)) return undefined;
  const url = new URL(address, selfOrigin);
  // A name in front of the host makes one site look like another.
  return url.username || url.password ? undefined : url;
}

// '/.//host' is a path of ours until it is written out: then it starts with two slashes, and the next reader sees a host.
function ownPath(url: URL): string | null {
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : path;
}

/** A same-origin path or an https address on one of the media hosts; null for everything else. */
export function safeMediaAddress(address: unknown, mediaHosts: ReadonlyArray<string>): string | null {
  const url = resolved(address);
  if (!url) return null;
  if (url.origin === selfOrigin) return ownPath(url);
  return url.protocol === 'https:' && url.port === '' && mediaHosts.includes(url.hostname) ? url.href : null;
}

/** Where a link may lead: a path of ours, an https site, an e-mail address, a number that a person could ring. */
export function safeLinkAddress(address: unknown): { href: string; away: boolean } | null {
  const url = resolved(address);
  if (!url) return null;
  if (url.origin === selfOrigin) {
    const href = ownPath(url);
    return href === null ? null : { href, away: false };
  }
  // A star or a hash would make a phone's own service code of the number.
  const mayLead = url.protocol === 'tel:' ? /^tel:\+?[\d().-]{3,20}$/.test(url.href) : ['https:', 'mailto:'].includes(url.protocol);
  return mayLead ? { href: url.href, away: true } : null;
}
