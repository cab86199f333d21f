import { expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { versionsOf } from './releases.ts';
import { memberForMs } from './seed-accounts.ts';
import { orders } from './seed-orders.ts';
import { tickets } from './tickets.ts';

const dayMs = 86_400_000;

it('nothing of the demo customer is older than their account, or than what they bought', () => {
  for (const { daysAgo } of orders) expect(daysAgo * dayMs).toBeLessThan(memberForMs);
  for (const { opened } of tickets) expect(opened * 3_600_000).toBeLessThan(memberForMs);
  for (const { slug, downloaded } of orders) {
    const product = products.find((one) => one.slug === slug);
    expect(product && versionsOf(product)).toContain(downloaded);
  }
});

it('has an update waiting in the library', () => {
  const behind = orders.filter(
    ({ slug, downloaded }) => products.find((product) => product.slug === slug)?.version !== downloaded,
  );
  expect(behind).toHaveLength(1);
});
