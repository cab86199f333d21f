import { expect, it } from 'vitest';
import { attentionLines } from './attention.ts';

const nothing = {
  disputes: 0,
  disputedPlans: 0,
  orders: 0,
  overdue: 0,
  waiting: 0,
  appeals: 0,
  mails: 0,
  unfilled: 0,
  findings: 0,
};

it('says what there is, one or several, and where, and nothing of the rest', () => {
  expect(attentionLines(nothing)).toEqual([]);
  const lines = attentionLines({ ...nothing, orders: 2, mails: 1, unfilled: 1_000, findings: 1 });
  expect(lines).toEqual([
    { text: '2 orders are pending', href: '/admin/orders?status=pending' },
    { text: '1 email could not be sent', href: '/admin/mail?state=ERROR' },
    { text: '1,000+ products have no archive', href: '/admin/products?status=no-archive' },
    { text: '1 problem found by the security scan', href: '/admin/settings?scan=open' },
  ]);
});

it('puts what a bank wants to be answered first', () => {
  const [first, second] = attentionLines({ ...nothing, orders: 2, disputes: 1, disputedPlans: 2 });
  expect(second).toEqual({
    text: '2 subscriptions have disputed payments: answer their banks',
    href: '/admin/subscriptions?listing=disputed',
  });
  expect(first).toEqual({
    text: '1 order is asked about or disputed: answer its bank',
    href: '/admin/orders?status=disputed',
  });
});
