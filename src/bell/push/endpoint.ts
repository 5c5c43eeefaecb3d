// The last part of a name that no public host has, or that leads into a private network.
const privateNames = /\.(?:local|localhost|localdomain|internal|intranet|private|corp|home|lan|arpa|onion|invalid)$/;
// The last part is letters, so no IP address is a name, in whatever way it is written.
const publicName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
const longest = 1_000;

/**
 * Whether a text may be a browser's address at its push service: https at a public name and the usual port. The Worker posts to it,
 * so nobody may point it at a machine of a network within.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > longest || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, pathname, hash } = new URL(text);
  const plain = protocol === 'https:' && port === '' && username === '' && password === '' && hash === '' && pathname.length > 1;
  return plain && hostname.length <= 253 && publicName.test(hostname) && !privateNames.test(`.${hostname}`);
}
