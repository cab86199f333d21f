/** Alone: replaces the read of the database. */
import type { Request } from 'firebase-functions/https';
import { afterEach, expect, it, vi } from 'vitest';
import type { HttpResponse } from '../platform/respond.ts';
import { readChanges } from './changes.store.ts';
import { serveHealth } from './serve-health.ts';

vi.mock('./changes.store.ts', () => ({ readChanges: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));
afterEach(() => {
  vi.useRealTimers();
});

/** An express response as far as it is used, with what was sent. */
function ask() {
  const sent: { status: number; headers: Record<string, string>; body?: unknown } = {
    status: 200,
    headers: {},
  };
  const response = {
    set(name: string, value: string) {
      sent.headers[name] = value;
      return response;
    },
    status(code: number) {
      sent.status = code;
      return response;
    },
    json(body: unknown) {
      sent.body = body;
      return response;
    },
  };
  const answered = serveHealth({ method: 'GET' } as Request, response as unknown as HttpResponse);
  return answered.then(() => sent);
}

const unwell = { status: 503, headers: { 'Cache-Control': 'no-store' }, body: { status: 'unavailable' } };

it('a store whose database was read is well', async () => {
  vi.mocked(readChanges).mockResolvedValue({});
  expect(await ask()).toEqual({ ...unwell, status: 200, body: { status: 'ok' } });
});

it('a store whose database refuses is not', async () => {
  vi.mocked(readChanges).mockRejectedValue(new Error('14 UNAVAILABLE'));
  expect(await ask()).toEqual(unwell);
});

it('nor is one whose database says nothing for five seconds', async () => {
  vi.useFakeTimers();
  vi.mocked(readChanges).mockReturnValue(new Promise(() => {}));
  const answer = ask();
  const before = Symbol('nothing yet');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await Promise.race([answer, Promise.resolve(before)])).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual(unwell);
});
