import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLink, signLink } from '../downloads/link.ts';
import { readOrderLink, signOrderLink } from './order-link.ts';

const secret = 'a secret that only this test knows';
const order = { id: 'ORD-1732161234567001' };
const link = signOrderLink(order, secret) ?? '';
const refused = (text: string, by = secret) => {
  expect(() => readOrderLink(text, by)).toThrow('order-link-invalid');
};

describe('the link to an order', () => {
  it('reads back what was signed, with the version of the order’s links', () => {
    expect(readOrderLink(link, secret)).toEqual({ o: order.id, n: 1 });
    const second = signOrderLink({ ...order, linkVersion: 2 }, secret) ?? '';
    expect(readOrderLink(second, secret)).toEqual({ o: order.id, n: 2 });
  });

  it('says whether it went out by mail', () => {
    const mailed = signOrderLink(order, secret, true) ?? '';
    expect(readOrderLink(mailed, secret)).toEqual({ o: order.id, n: 1, m: 1 });
    const [payload, signature] = [mailed.split('.')[0], link.split('.')[1]];
    refused(`${payload}.${signature}`);
  });

  it('is made for no order whose links are closed', () => {
    expect(signOrderLink({ ...order, linkVersion: 0 }, secret)).toBeNull();
  });

  it('is refused with one character changed, cut or lengthened', () => {
    for (let at = 0; at < link.length; at++) {
      for (const other of ['A', 'b', '0', '-', '.', ' ']) {
        if (other !== link[at]) refused(link.slice(0, at) + other + link.slice(at + 1));
      }
      refused(link.slice(0, at));
    }
    for (const more of ['=', 'A', '.', ' ']) refused(link + more);
  });

  it('is refused under another secret, and signed by the plain one', () => {
    refused(link, 'another secret, as long as that');
    const payload = link.split('.')[0] ?? '';
    refused(`${payload}.${createHmac('sha256', secret).update(payload).digest('base64url')}`);
  });

  it('never passes for a download link, nor a download link for it', () => {
    const claim = { u: 'u1', s: 'blog', v: '1.0.0', f: 'blog.zip', e: 2_000_000_000_000, i: 'abcdefgh' };
    refused(signLink(claim, secret));
    expect(() => readLink(link, secret, 0)).toThrow('link-invalid');
  });

  it('refuses any text', () => {
    fc.assert(fc.property(fc.string(), (text) => refused(text)));
  });
});
