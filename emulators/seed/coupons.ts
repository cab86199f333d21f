import type { SeedCoupon } from './catalogue.ts';

/** The sample coupons. TEST50 has so few uses that a rush on it shows the limit. */
export const coupons: SeedCoupon[] = [
  {
    code: 'WELCOME20',
    description: '20% off your first order',
    type: 'percentage',
    value: 20,
    minAmountCents: 0,
    maxUses: 100,
    perCustomer: 1,
    firstOrderOnly: true,
    status: 'active',
  },
  {
    code: 'SAVE10',
    description: '$10 off orders of $5 or more',
    type: 'fixed',
    value: 1000,
    minAmountCents: 500,
    maxUses: 50,
    status: 'active',
  },
  {
    code: 'TEST50',
    description: '50% off, for testing the checkout',
    type: 'percentage',
    value: 50,
    minAmountCents: 0,
    maxUses: 10,
    status: 'active',
  },
  {
    code: 'PARTNER20',
    description: '20% off for customers of our partners',
    type: 'percentage',
    value: 20,
    minAmountCents: 0,
    maxUses: 1000,
    status: 'expired',
    expiryDate: '2025-07-31T23:59:59.000Z',
  },
];
