// @vitest-environment happy-dom
import type { PlaceOrderOutput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import type { CheckoutOrder } from '@tempera/domain/orders/order';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../firebase/write/refused.ts';
import type { PayWith } from '../../ui/payment/use-pay-with.tsx';
import { finishOrder, placeOrder } from './api/checkout-calls.ts';
import { usePlaceOrder } from './use-place-order.ts';

vi.mock('./api/checkout-calls.ts', () => ({ placeOrder: vi.fn(), finishOrder: vi.fn() }));
vi.mock('../../firebase/auth/account.ts', () => ({ refreshVerification: async () => {} }));
vi.mock('../../firebase/auth/ensure-signed-in.ts', () => ({ ensureSignedIn: async () => {} }));

const quote = {
  lines: [{ slug: 'blog', name: 'Neo Blog' }],
  coupon: null,
  totalCents: 304,
} as unknown as QuoteCheckoutOutput;
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

describe('an order of the same, of another tab', () => {
  const buyAgain = async (earlier: Partial<PlaceOrderOutput> | null) => {
    vi.mocked(placeOrder).mockRejectedValue(
      refused({ reason: 'already-ordered', field: 'blog', orderId: 'ORD-2' }),
    );
    const found = { ...waiting, orderId: 'ORD-2', ...earlier };
    vi.mocked(finishOrder).mockImplementation(async () => {
      if (earlier === null) throw refused(null);
      return found;
    });
    const { result } = renderHook(() => usePlaceOrder(quote, { onPlaced: vi.fn(), onAnswered: vi.fn() }));
    await act(() => result.current.place(customer, payWith));
    expect(finishOrder).toHaveBeenCalledWith({ orderId: 'ORD-2' });
    expect(result.current.placing).toBe('idle');
    return { found, ...result.current };
  };

  it('is gone on with, or given up, where it waits for its buyer', async () => {
    const { open, problem, found } = await buyAgain({});
    expect(open).toEqual({ order: found, couponCode: null, earlier: 'Neo Blog' });
    expect(problem).toBeNull();
  });

  it('is led to where a slow bank is deciding', async () => {
    const { open, problem } = await buyAgain({
      paymentStatus: 'processing',
      methodType: 'card',
      redirect: '',
    });
    expect(open).toBeNull();
    expect(problem?.text).toMatch(/^You’ve already ordered Neo Blog\. Your bank is still checking/);
    expect(problem?.step).toEqual({ kind: 'see-order', slug: 'blog', orderId: 'ORD-2' });
  });

  it('is led to where it can’t be asked for', async () => {
    const { problem } = await buyAgain(null);
    expect(problem?.step).toEqual({ kind: 'see-order', slug: 'blog', orderId: 'ORD-2' });
  });

  it('is not paid again where it was paid meanwhile, and stands in nobody’s way once it has failed', async () => {
    const paid = await buyAgain({ status: 'completed', paymentStatus: 'paid', redirect: '' });
    expect(paid.problem?.text).toMatch(/already own/);
    const given = await buyAgain({ status: 'failed', paymentStatus: 'canceled', redirect: '' });
    expect(given.problem).toEqual({ text: 'This payment was canceled. Nothing was charged.' });
  });
});
