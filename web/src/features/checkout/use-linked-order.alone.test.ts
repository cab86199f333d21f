// @vitest-environment happy-dom
import type { OpenOrderOutput } from '@tempera/domain/orders/linked-order';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../firebase/write/call.ts';
import { openOrder } from './api/linked-orders.ts';
import { useLinkedOrder } from './use-linked-order.ts';

vi.mock('../../firebase/auth/session.ts', () => ({ useSession: () => visitor }));
vi.mock('./api/linked-orders.ts', () => ({ openOrder: vi.fn() }));
const visitor = { status: 'known', person: null };

const order = (status: string) => ({ order: { status } }) as OpenOrderOutput;
const refusal = (reason: 'too-many-attempts' | 'order-link-invalid') => new CallError({ reason }, 'No');

let seen: DocumentVisibilityState = 'visible';
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  vi.mocked(openOrder).mockReset().mockResolvedValue(order('completed'));
});
afterEach(() => {
  seen = 'visible';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const turnTo = (state: DocumentVisibilityState) =>
  act(async () => {
    seen = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
async function opened() {
  const { result } = renderHook(() => useLinkedOrder('a-link', 0));
  await pass(0);
  return () =>
    result.current.status === 'found' ? result.current.opened.order.status : result.current.status;
}

it('follows an order while its page is seen, and when somebody comes back to it', async () => {
  const shown = await opened();
  expect(shown()).toBe('completed');
  vi.mocked(openOrder).mockResolvedValue(order('refunded'));
  await pass(31);
  expect(shown()).toBe('refunded');
  expect(openOrder).toHaveBeenCalledTimes(2);

  await turnTo('hidden');
  await pass(300);
  expect(openOrder).toHaveBeenCalledTimes(2);
  vi.mocked(openOrder).mockResolvedValue(order('completed'));
  await turnTo('visible');
  await pass(0);
  expect(shown()).toBe('completed');
});

it('keeps what it shows when it can’t ask, and not when the link is good no more', async () => {
  const shown = await opened();
  for (const error of [new TypeError('offline'), refusal('too-many-attempts')]) {
    vi.mocked(openOrder).mockRejectedValueOnce(error);
    await pass(31);
    expect(shown()).toBe('completed');
  }
  vi.mocked(openOrder).mockRejectedValueOnce(refusal('order-link-invalid'));
  await pass(31);
  expect(shown()).toBe('refused');
});

it('says at first that it can’t ask', async () => {
  vi.mocked(openOrder).mockRejectedValueOnce(refusal('too-many-attempts'));
  expect((await opened())()).toBe('refused');
});
