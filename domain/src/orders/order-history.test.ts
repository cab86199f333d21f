import { expect, it } from 'vitest';
import { newestFirst } from './order-history.ts';

it('puts the newest first, and steps of one moment in their order', () => {
  const events = [
    { what: 'completed', at: 2 },
    { what: 'placed', at: 1 },
    { what: 'paid', at: 2 },
    { what: 'refunded', at: 3 },
  ] as const;
  expect(newestFirst(events).map(({ what }) => what)).toEqual(['refunded', 'completed', 'paid', 'placed']);
});
