// @vitest-environment happy-dom
import type { PlaceOrderOutput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { CheckoutOrder } from '@tempera/domain/orders/order';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PayWith } from '../../ui/payment/use-pay-with.tsx';
import { placeOrder } from './api/checkout-calls.ts';
import { usePlaceOrder } from './use-place-order.ts';

vi.mock('./api/checkout-calls.ts', () => ({ placeOrder: vi.fn() }));
vi.mock('../../firebase/auth/account.ts', () => ({ refreshVerification: async () => {} }));
vi.mock('../../firebase/auth/ensure-signed-in.ts', () => ({ ensureSignedIn: async () => {} }));

const quote = { lines: [{ slug: 'blog' }], coupon: null, totalCents: 304 } as unknown as QuoteCheckoutOutput;
const customer = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' } as CheckoutOrder;
/** A form without fields: a page of the provider's asks. */
const payWith = { choose: async () => ({ paymentToken: null }), clear: () => {} } as unknown as PayWith;
const waiting: PlaceOrderOutput = {
  orderId: 'ORD-1',
  status: 'pending',
  paymentStatus: 'requires-action',
  totalCents: 304,
  redirect: 'https://pay.example.com/pay/1',
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leads to the page of a provider with a checkout of its own, and asks how that ended once its buyer is back', async () => {
  vi.mocked(placeOrder).mockResolvedValue(waiting);
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  const onAnswered = vi.fn();
  const { result } = renderHook(() => usePlaceOrder(quote, { onPlaced: vi.fn(), onAnswered }));
  act(() => {
    result.current.place(customer, payWith);
  });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example.com/pay/1'));
  expect(result.current.placing).toBe('confirming');
  expect(onAnswered).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalledWith(waiting));
});

it('shows an order that waits there already, and leads nobody there unasked', async () => {
  vi.mocked(placeOrder).mockResolvedValue(waiting);
  const leave = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { result } = renderHook(() => usePlaceOrder(quote, { onPlaced: vi.fn(), onAnswered: vi.fn() }));
  await act(() => result.current.place(customer, payWith));
  expect(result.current.open).toEqual({ order: waiting, couponCode: null });
  expect(leave).not.toHaveBeenCalled();
});
