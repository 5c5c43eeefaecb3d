type Limiter = { limit: (options: { key: string }) => Promise<{ success: boolean }> };

/**
 * Returns the network that a rate is counted for: an IPv4 address, or the /64 of an IPv6 address. A /64 is one household or
 * one phone, which could otherwise take a new address for every post. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return address;
  // The URL standard's form: no leading zeros, '::' for the longest run of them.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written);
  if (mapped) return mapped.slice(1).map(twoBytes).join('.');
  const [front = [], back = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

function twoBytes(group: string): string {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
}

/** Asks the limiter whether this network may post. A limiter that fails lets everybody in: a flood is the smaller harm. */
export async function mayPost(limiter: Limiter, address: string | undefined, log: (event: { event: string }) => void): Promise<boolean> {
  try {
    return (await limiter.limit({ key: networkOf(address ?? 'unknown') })).success;
  } catch {
    log({ event: 'rate-limit-failed' });
    return true;
  }
}
