import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LinkClaim, readLink, signLink } from './link.ts';

const key = 'a key that only this test knows';
const now = 1_800_000_000_000;
const claim: LinkClaim = {
  u: 'u1',
  s: 'blog',
  v: '1.0.0',
  f: 'blog-1.0.0.zip',
  e: now + 1_000,
  i: 'abcdefgh',
};
const refused = (link: string, at = now, by = key) => {
  expect(() => readLink(link, by, at)).toThrow('link-invalid');
};
const isRead = (link: string) => {
  try {
    return Boolean(readLink(link, key, now));
  } catch (error) {
    return !(error instanceof Error && error.message.includes('link-invalid'));
  }
};

describe('a download link', () => {
  it('reads back what was signed', () => {
    expect(readLink(signLink(claim, key), key, now)).toEqual(claim);
  });

  it('ends at its end', () => {
    const link = signLink(claim, key);
    expect(readLink(link, key, claim.e - 1)).toEqual(claim);
    refused(link, claim.e);
  });

  it('is refused with one character changed, wherever and to whatever', () => {
    const link = signLink(claim, key);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/. %';
    const others = Array.from(link, (one, at) =>
      Array.from(alphabet.replace(one, ''), (other) => link.slice(0, at) + other + link.slice(at + 1)),
    );
    // Many thousands: one assertion over all of them takes a fraction of one for each.
    expect(others.flat().filter(isRead)).toEqual([]);
  });

  it('is refused when cut, lengthened or doubled', () => {
    const link = signLink(claim, key);
    for (let at = 0; at < link.length; at++) refused(link.slice(0, at));
    for (const more of ['=', 'A', '.', ' ', '\n']) refused(link + more);
    refused(`${link}.${link}`);
  });

  it('is refused under another key', () =>
    refused(signLink(claim, key), now, 'another key, as long as it is'));

  it('is refused when signed over something else', () => {
    for (const payload of ['null', '{}', '[]', JSON.stringify({ ...claim, admin: true })]) {
      const text = Buffer.from(payload).toString('base64url');
      refused(`${text}.${createHmac('sha256', key).update(text).digest('base64url')}`);
    }
  });

  it('is never signed without a proper key', () => {
    expect(() => signLink(claim, '')).toThrow('DOWNLOAD_SIGNING_KEY');
    expect(() => readLink('a.b', 'short', now)).toThrow('DOWNLOAD_SIGNING_KEY');
  });

  it('refuses any text', () => {
    fc.assert(fc.property(fc.string(), (text) => refused(text)));
  });
});
