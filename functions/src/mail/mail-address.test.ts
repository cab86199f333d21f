import dns from 'node:dns/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressOf, isPublic } from './mail-address.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** A project that is no demo, in which each name has these addresses. */
function answering(...addresses: string[]) {
  vi.stubEnv('GCLOUD_PROJECT', 'my-store');
  vi.stubEnv('FUNCTIONS_EMULATOR', '');
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return vi.spyOn(dns, 'lookup').mockResolvedValue(found as never);
}

describe('isPublic', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:a00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    'fc00::1',
    'fd00:ec2::254',
    'fd20:ce::254',
    'fe80::1',
    'fe80::1%eth0',
    '2a00::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false));

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '100.128.0.1',
    '172.15.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '198.20.0.1',
    '223.255.255.255',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('is %s', (address) => expect(isPublic(address)).toBe(true));
});

describe('the address of a mail server', () => {
  it('is what its name leads to, IPv4 where it has one', async () => {
    answering('2606:4700:4700::1111', '1.1.1.1');
    expect(await addressOf('smtp.example.com')).toBe('1.1.1.1');
    answering('2606:4700:4700::1111');
    expect(await addressOf('smtp.example.com')).toBe('2606:4700:4700::1111');
  });

  it('is none where one of them is not public, however it is written', async () => {
    for (const addresses of [['127.0.0.1'], ['1.1.1.1', '10.0.0.1'], ['1.1.1.1', '::1'], ['fd00::1']]) {
      answering(...addresses);
      await expect(addressOf('smtp.example.com')).rejects.toThrow('no public address');
    }
    vi.restoreAllMocks();
    for (const host of [
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '017700000001',
      '0',
      '::1',
      'localhost',
    ])
      await expect(addressOf(host)).rejects.toThrow(/no public address|ENOTFOUND|EAI_AGAIN/);
  });

  it('is asked for once: a name that answers otherwise the second time leads nowhere else', async () => {
    const lookup = answering('1.1.1.1').mockResolvedValueOnce([{ address: '1.1.1.1', family: 4 }] as never);
    lookup.mockResolvedValueOnce([{ address: '127.0.0.1', family: 4 }] as never);
    expect(await addressOf('smtp.example.com')).toBe('1.1.1.1');
    expect(lookup).toHaveBeenCalledTimes(1);
  });

  it('may be of this machine where the store is only tried out', async () => {
    vi.stubEnv('FUNCTIONS_EMULATOR', '');
    vi.stubEnv('GCLOUD_PROJECT', 'demo-tempera');
    expect(await addressOf('127.0.0.1')).toBe('127.0.0.1');
    vi.stubEnv('GCLOUD_PROJECT', 'my-store');
    vi.stubEnv('TEMPERA_REHEARSAL', '1');
    expect(await addressOf('127.0.0.1')).toBe('127.0.0.1');
  });
});
