// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDoc } from './hooks.tsx';
import { watchDoc } from './listen.ts';
import { useOwnDoc } from './use-doc.ts';
import { askAgainMs } from './watch-query.ts';

vi.mock('./listen.ts', async (original) => ({ ...(await original<object>()), watchDoc: vi.fn() }));

const watch = vi.mocked(watchDoc);
const stop = vi.fn();
const refusal = Object.assign(new Error('refused'), { code: 'permission-denied' });
const last = () => watch.mock.lastCall ?? expect.fail('nothing is followed');

beforeEach(() => {
  vi.useFakeTimers();
  watch.mockReset().mockReturnValue(stop);
  stop.mockReset();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = () => renderHook(() => useDoc<{ name: string }>('users/nora'));

it('follows a document once for all who show it, and until the last of them goes', () => {
  const [first, second] = [follow(), follow()];
  expect(watch).toHaveBeenCalledTimes(1);
  act(() => last()[1]({ name: 'Nora' }));
  const third = follow();
  for (const { result } of [first, second, third])
    expect(result.current.data).toEqual({ name: 'Nora', id: 'nora' });
  first.unmount();
  second.unmount();
  expect(stop).not.toHaveBeenCalled();
  third.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
  follow();
  expect(watch).toHaveBeenCalledTimes(2);
});

it('hides what a person is refused, and asks again', () => {
  const { result } = follow();
  act(() => last()[1]({ name: 'Nora' }));
  act(() => last()[2](refusal));
  expect(result.current).toEqual({ loading: true, data: null, error: undefined });
  act(() => vi.advanceTimersByTime(askAgainMs));
  act(() => last()[1]({ name: 'Nora' }));
  expect(result.current.data?.name).toBe('Nora');
});

it('tells what else ends it', () => {
  const { result } = follow();
  const lost = new Error('lost');
  act(() => last()[2](lost));
  expect(result.current).toEqual({ loading: false, data: null, error: lost });
});

it('asks anew for whoever comes after its end, while others still show that', () => {
  const first = follow();
  const lost = new Error('lost');
  act(() => last()[2](lost));
  const second = follow();
  expect(watch).toHaveBeenCalledTimes(2);
  act(() => last()[1]({ name: 'Nora' }));
  expect(second.result.current.data?.name).toBe('Nora');
  first.unmount();
  follow();
  expect(watch).toHaveBeenCalledTimes(2);
});

it('what a person owns is nothing while they are refused it, and asked for again', () => {
  const { result } = renderHook(() => useOwnDoc('users/nora/library/ink'));
  act(() => last()[2](refusal));
  expect(result.current).toEqual({ loading: false, data: null, error: undefined });
  act(() => vi.advanceTimersByTime(askAgainMs));
  act(() => last()[1]({ orderId: 'ORD-1' }));
  expect(result.current.data).toEqual({ orderId: 'ORD-1', id: 'ink' });
});
