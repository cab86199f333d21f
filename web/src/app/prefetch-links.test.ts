// @vitest-environment happy-dom
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';

const loader = vi.fn();
const lazy = vi.fn(async () => ({ loader }));
const routes: RouteObject[] = [{ path: '/', children: [{ path: 'product/:slug', lazy }] }];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<a id="moon" href="/product/moon?from=list"><b>Moon</b></a><a id="here" href="${location.pathname}#top"></a>
<a id="tab" href="/product/moon" target="_blank"></a><a id="abroad" href="https://other.example.com/product/moon"></a><p>Text</p>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const touch = (sign: string, where: string) =>
  document.querySelector(where)?.dispatchEvent(new Event(sign, { bubbles: true }));
prefetchLinks(routes);

it.each([
  ['pointed at', 'pointerover', 100],
  ['focused', 'focusin', 100],
  ['pressed', 'pointerdown', 0],
])('fetches code and data of a link that is %s', async (_how, sign, ms) => {
  touch(sign, '#moon b');
  await vi.advanceTimersByTimeAsync(ms);
  expect(lazy).toHaveBeenCalledTimes(1);
  const [{ params, request }] = loader.mock.lastCall ?? [];
  expect(params).toEqual({ slug: 'moon' });
  expect(request.url).toBe(`${location.origin}/product/moon?from=list`);
});

it('fetches nothing of a link that the pointer only passes over', async () => {
  touch('pointerover', '#moon');
  await vi.advanceTimersByTimeAsync(40);
  touch('pointerover', 'p');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lazy).not.toHaveBeenCalled();
});

it.each(['#here', '#tab', '#abroad'])('leaves the link %s alone', async (link) => {
  touch('pointerdown', link);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lazy).not.toHaveBeenCalled();
});

it.each([
  ['nobody asked for', () => {}, 0],
  ['was clicked', () => touch('click', '#moon'), 1],
])('loads the open page anew for code that is gone of a link that %s', async (_what, act, times) => {
  const reload = vi.fn();
  addEventListener('vite:preloadError', reload, { once: true });
  let fail = () => {};
  lazy.mockImplementationOnce(
    () =>
      new Promise((_resolve, reject) => {
        fail = () => {
          dispatchEvent(new Event('vite:preloadError'));
          reject(new Error('gone'));
        };
      }),
  );
  touch('pointerdown', '#moon');
  await vi.advanceTimersByTimeAsync(0);
  act();
  fail();
  expect(reload).toHaveBeenCalledTimes(times);
});
