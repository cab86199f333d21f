import dns from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import { inFunctionsEmulator, inRehearsal, isDemoProject } from '../platform/project.ts';

/** What is no address of the internet though it looks like one (IANA's special-purpose registries). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Where clouds answer with the keys of who asks.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  // Protocols, Teredo and 6to4 among them: these carry an IPv4 address, which may be any.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

/** All of IPv6 that is the internet's. */
const internet = new BlockList();
internet.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the internet, not of a machine or a network that the store alone can reach. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  // An address may name the machine's own network behind a percent sign.
  if (address.includes('%')) return false;
  return internet.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** A demo project's mail server, and that of a rehearsal, are on the same machine. */
const isLocal = () => isDemoProject() || inFunctionsEmulator() || inRehearsal();

/**
 * The IP address to connect to for a mail server. Whoever connects to the name instead may meet another one: a name
 * answers anew each time. @throws Error with words for who looks at the mail, and of Node where the name has no address
 */
export async function addressOf(host: string): Promise<string> {
  const addresses = (await dns.lookup(host, { all: true })).map(({ address }) => address);
  if (!isLocal() && !addresses.every(isPublic))
    throw new Error(`The mail server ${host} has no public address, so the store does not connect to it.`);
  const address = addresses.find(isIPv4) ?? addresses[0];
  if (address === undefined) throw new Error(`The mail server ${host} has no address.`);
  return address;
}
