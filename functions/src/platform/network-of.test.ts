import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:0:1:2', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('takes %s for %s', (ip, network) => expect(networkOf(ip)).toBe(network));

  it('is nobody’s where nobody says it', () => {
    expect(networkOf('')).toBeNull();
    expect(networkOf('  ')).toBeNull();
  });

  it('is the same for all that one line of IPv6 has', () => {
    fc.assert(
      fc.property(
        fc.ipV6(),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 }),
        (ip, own) => {
          const network = networkOf(ip);
          if (!network?.endsWith('::/64')) return true;
          const neighbor = `${network.slice(0, -'::/64'.length)}:${own.map((group) => group.toString(16)).join(':')}`;
          return networkOf(neighbor) === network || own[1] === 0xffff;
        },
      ),
    );
  });

  it('never fails, and never gets long', () => {
    fc.assert(fc.property(fc.string(), (ip) => (networkOf(ip) ?? '').length <= 64));
  });
});

it.each([
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['2001:db8:1:3::7', '2001:db8:1::/48'],
  ['2001:db8:2:2::7', '2001:db8:2::/48'],
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['not an address', null],
  ['', null],
])('siteOf takes what comes from %s for %s', (ip, site) => expect(siteOf(networkOf(ip))).toBe(site));
