import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address. The URL parser knows all its spellings. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/**
 * What counts as one network address: of IPv6 the first 64 bits, which one line has to itself with all that follows them; an IPv4
 * address, also one that is written as IPv6. Null where nobody says from where.
 */
export function networkOf(ip: string): string | null {
  const [address = ''] = ip.trim().toLowerCase().split('%');
  if (!isIPv6(address)) return address.slice(0, 64) || null;
  const groups = groupsOf(address);
  const [sixth, high = 0, low = 0] = groups.slice(5);
  const isMapped = sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The site that a network of IPv6 lies in, its first 48 bits: many lines have a whole one, with 65,536 networks. Null for IPv4, where a line has one address. */
export function siteOf(network: string | null): string | null {
  const groups = /^(\w+:\w+:\w+):\w+::\/64$/.exec(network ?? '');
  return groups ? `${groups[1]}::/48` : null;
}
