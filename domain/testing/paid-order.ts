/** A paid order as `settleOrder` leaves it, its invoice still due; whose it is and when it was placed are a test's. */
export const paidOrder = {
  customer: { name: 'Ada Example', email: 'ada@example.com' },
  billing: { firstName: 'Ada', lastName: 'Example' },
  lines: [{ slug: 'neogate', name: 'Neo Gate', priceCents: 280, quantity: 1 }],
  subtotalCents: 280,
  discountCents: 0,
  taxCents: 24,
  totalCents: 304,
  currency: 'USD',
  couponCode: null,
  couponDescription: null,
  couponSlot: null,
  status: 'completed',
  paymentStatus: 'paid',
  payment: { provider: 'stripe', reference: 'pi_1', token: null },
  invoiceDue: true,
};
