import { paths } from '@tempera/domain/site/paths';
import { expect, it } from 'vitest';
import { planOfTarget, redirectTarget } from './redirect-target.ts';

const loginSearch = (path: string) => new URL(path, 'http://store.invalid').search;

it.each([
  ['', '/'],
  [loginSearch(paths.loginToBuy('neogate')), '/product/category=auth/neogate/preview'],
  [loginSearch(paths.loginToBuy('blog')), '/checkout/product=blog'],
  [loginSearch(paths.loginThen('/checkout/products=a,b?coupon=X')), '/checkout/products=a,b?coupon=X'],
  ['?purchase-product-blog&next=/profile', '/checkout/product=blog'],
  ['?next=profile', '/'],
  ['?next=https://other.example.com/', '/'],
  ['?next=//other.example.com/', '/'],
  ['?next=/%5Cother.example.com/', '/'],
  ['?next=/%09/other.example.com/', '/'],
  ['?next=/..//other.example.com/', '/'],
  ['?next=javascript:alert(1)', '/'],
])('%s leads to %s', (search, target) => {
  expect(redirectTarget(search)).toBe(target);
});

it.each([
  [loginSearch(paths.loginThen(paths.planCheckout('pro'))), 'pro'],
  [loginSearch(paths.loginThen(`${paths.planCheckout('pro')}?from=pricing`)), 'pro'],
  [loginSearch(paths.loginThen('/checkout/product=pro')), null],
  ['?next=https://other.example.com/checkout/plan=pro', null],
  ['', null],
])('%s waits for the plan %s', (search, plan) => {
  expect(planOfTarget(search)).toBe(plan);
});
