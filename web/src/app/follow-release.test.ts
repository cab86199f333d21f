import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followReleases } from './follow-release.ts';

const part = 'https://store.example.com/assets/profile-old.js';
const reload = vi.fn();
let answer: () => Promise<Response>;

beforeEach(() => {
  const listeners = new EventTarget();
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('dispatchEvent', listeners.dispatchEvent.bind(listeners));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('fetch', () => answer());
  followReleases(reload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

const miss = async (message = `Failed to fetch dynamically imported module: ${part}`) => {
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
  await new Promise((resolve) => setTimeout(resolve));
};

it('loads the page anew, once, when a part of it is gone', async () => {
  answer = async () => new Response('', { status: 404 });
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
  await miss();
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, () => Promise<Response>]>([
  ['the connection is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the part is there after all', async () => new Response('')],
])('stays when %s', async (_what, given) => {
  answer = given;
  await miss();
  expect(reload).not.toHaveBeenCalled();
});

it('stays when it is not said what is missing', async () => {
  answer = async () => new Response('', { status: 404 });
  await miss('Importing a module script failed.');
  expect(reload).not.toHaveBeenCalled();
});
