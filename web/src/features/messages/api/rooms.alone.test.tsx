// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchDoc } from '../../../firebase/live/listen.ts';
import { askAgainMs } from '../../../firebase/live/watch-query.ts';
import { useRoom } from './rooms.ts';

vi.mock('../../../firebase/live/listen.ts', async (original) => ({
  ...(await original<object>()),
  watchDoc: vi.fn(() => () => undefined),
}));

const last = () => vi.mocked(watchDoc).mock.lastCall ?? expect.fail('nothing is followed');

afterEach(() => vi.useRealTimers());

it('is shown although the first look was refused, as to whoever’s restriction has just ended', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useRoom('ada_nora'));
  act(() => last()[2](Object.assign(new Error('refused'), { code: 'permission-denied' })));
  expect(result.current).toEqual({ loading: false, data: null, error: undefined });
  vi.mocked(watchDoc).mockClear();
  act(() => vi.advanceTimersByTime(askAgainMs));
  act(() => last()[1]({ lastMessage: 'Hello' }));
  expect(result.current.data).toEqual({ lastMessage: 'Hello', id: 'ada_nora' });
});
