import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWhileVisible, changedAt } from './ask-live.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const asked = vi.fn<() => Promise<Response>>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  asked.mockReset().mockImplementation(async () => Response.json({ 'settings/site': 1 }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const heard: unknown[] = [];
const start = () => {
  heard.length = 0;
  stop = askWhileVisible((changes) => heard.push(changes));
};
const show = (state: 'visible' | 'hidden') => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};

it('asks a while after the page has come, then every twenty seconds', async () => {
  start();
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual([{ 'settings/site': 1 }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(4);
});

it('asks nothing while nobody looks, and at once when somebody comes back', async () => {
  start();
  show('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).not.toHaveBeenCalled();
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(1);
});

it('asks again later where there was no connection, no answer, or none that can be read', async () => {
  start();
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  asked.mockResolvedValueOnce(new Response('<html>'));
  await vi.advanceTimersByTimeAsync(45_000);
  expect([asked.mock.calls.length, heard.length]).toEqual([3, 0]);
  vi.stubGlobal('navigator', { onLine: false });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(asked).toHaveBeenCalledTimes(3);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toHaveLength(1);
});

it('is over when it is ended, even for an answer on its way', async () => {
  start();
  show('visible');
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked.mock.calls.length, heard.length]).toEqual([1, 0]);
});

it('has products, their reviews and traces change with the catalogue, and nothing else', () => {
  const changes = {
    'settings/site': 3,
    'catalogue/rows': 7,
    'catalogue/products': 8,
    'catalogue/summary': 5,
  };
  const at = (path: string) => changedAt(path, changes);
  expect(['products/a', 'archived/a', 'catalogue/reviews-a'].map(at)).toEqual([8, 8, 8]);
  expect(['catalogue/rows', 'catalogue/version'].map(at)).toEqual([7, 7]);
  expect(['settings/site', 'settings/creator', 'catalogue/summary', 'plans'].map(at)).toEqual([3, 0, 5, 0]);
});
