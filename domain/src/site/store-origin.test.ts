import { expect, it } from 'vitest';
import { storeOriginOf } from './store-origin.ts';

const fallback = 'https://store.web.app';

it.each([
  ['https://shop.example.com', 'https://shop.example.com'],
  [' https://Shop.example.com:8443/path/?x#y ', 'https://shop.example.com:8443'],
  ['http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ['', fallback],
  ['shop.example.com', fallback],
  ['javascript:alert(1)', fallback],
  ['https://', fallback],
])('the store of %j is at %s', (siteUrl, origin) => {
  expect(storeOriginOf(siteUrl, fallback)).toBe(origin);
});
