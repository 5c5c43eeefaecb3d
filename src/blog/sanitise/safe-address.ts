const selfOrigin = 'https://self.invalid';
const maxLength = 2_048;

function resolved(address: unknown): URL | undefined {
  // An empty address or a fragment would resolve to our home page.
  if (typeof address !== 'string' || /^\s*(?:#|$)/.test(address)) return undefined;
  if (address.length > maxLength || !URL.canParse(address, selfOrigin)) return undefined;
  const url = new URL(address, selfOrigin);
  // Credentials before the host make one site look like another.
  return url.username || url.password ? undefined : url;
}

// '/.//host' resolves to a path that starts with two slashes, which the next parser takes for a host.
function ownPath(url: URL): string | null {
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') ? null : path;
}

/** Returns a same-origin path or an https address on one of the media hosts; null for anything else. */
export function safeMediaAddress(address: unknown, mediaHosts: ReadonlyArray<string>): string | null {
  const url = resolved(address);
  if (!url) return null;
  if (url.origin === selfOrigin) return ownPath(url);
  return url.protocol === 'https:' && url.port === '' && mediaHosts.includes(url.hostname) ? url.href : null;
}

/** Returns the target of a link: a path of ours, an https site, an e-mail address or a phone number; null for anything else. */
export function safeLinkAddress(address: unknown): { href: string; away: boolean } | null {
  const url = resolved(address);
  if (!url) return null;
  if (url.origin === selfOrigin) {
    const href = ownPath(url);
    return href === null ? null : { href, away: false };
  }
  // A star or a hash would make the number a phone's service code.
  const mayLead = url.protocol === 'tel:' ? /^tel:\+?[\d().-]{3,20}$/.test(url.href) : ['https:', 'mailto:'].includes(url.protocol);
  return mayLead ? { href: url.href, away: true } : null;
}
