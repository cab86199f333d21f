import { expect, it } from 'vitest';
import { orderNews } from './record-news.ts';

const completed = { uid: 'ada', status: 'completed' };

it.each([
  ['completed', { ...completed, status: 'pending' }, completed, 'Order completed'],
  ['failed', { ...completed, status: 'pending' }, { ...completed, status: 'failed' }, 'Order failed'],
  ['placed, to wait', undefined, { ...completed, status: 'pending' }, undefined],
  ['refunded in part', completed, { ...completed, refundedCents: 5 }, 'Order partly refunded'],
  ['refunded in full', completed, { ...completed, status: 'refunded', refundedCents: 9 }, 'Order refunded'],
  ['disputed', completed, { ...completed, dispute: { id: 'd', state: 'open' } }, 'Payment disputed'],
  ['asked about by its bank', completed, { ...completed, dispute: { id: 'd', state: 'inquiry' } }, undefined],
  [
    'lost to its bank',
    { ...completed, dispute: { id: 'd', state: 'open' } },
    { ...completed, status: 'refunded', refundedCents: 9, dispute: { id: 'd', state: 'lost' } },
    'Payment returned',
  ],
  ['changed in nothing that matters', completed, { ...completed, invoiceDue: true }, undefined],
  ['moved to another person', completed, { ...completed, uid: 'bob' }, undefined],
  ['nobody’s', undefined, { status: 'completed', uid: '' }, undefined],
  ['gone', completed, undefined, undefined],
] as const)('an order that is %s', (_what, before, after, title) => {
  expect(orderNews('ORD-1', before, after)?.title).toBe(title);
});
