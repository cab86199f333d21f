import { beforeEach, expect, it, vi } from 'vitest';
import type { Changes } from './ask-live.ts';
import {
  alsoKeptBy,
  listenFromNow,
  peekPublic,
  primePublic,
  readBesideListener,
  readPublic,
  subscribePublic,
} from './public-store.ts';

const network = vi.hoisted(() => ({ answer: null as unknown, kept: undefined as unknown, reads: 0 }));

vi.mock('./read-public.ts', () => ({
  readPublicDoc: async () => {
    network.reads += 1;
    if (network.answer instanceof Error) throw network.answer;
    return network.answer;
  },
}));
vi.mock('./kept-docs.ts', () => ({ keptDoc: async () => network.kept }));

const live = vi.hoisted(() => ({ answer: (_: Changes) => {}, ended: false, watched: [] as string[] }));
vi.mock('./ask-live.ts', async (original) => ({
  ...(await original<object>()),
  askWhileVisible: (onAnswer: (changes: Changes) => void) => {
    live.answer = onAnswer;
    return () => {
      live.ended = true;
    };
  },
}));
vi.mock('./watch-public.ts', () => ({
  watchPublic: (path: string) => {
    live.watched.push(path);
    return () => {};
  },
}));
vi.mock('./when-idle.ts', () => ({ whenIdle: (start: () => () => void) => start() }));

beforeEach(() => {
  vi.stubEnv('SSR', false);
  network.answer = new TypeError('Failed to fetch');
  network.kept = undefined;
});

it('without a connection answers with what this page knows, however old', async () => {
  primePublic('a/1', { price: 1 }, 0);
  network.kept = { price: 0 };
  expect(await readPublic('a/1', 0)).toEqual({ price: 1 });
});

it('then with what the browser has kept, and asks the server again as soon as it can', async () => {
  network.kept = { price: 2 };
  expect(await readPublic('a/2')).toEqual({ price: 2 });
  network.answer = { price: 3 };
  expect(await readPublic('a/2')).toEqual({ price: 3 });
});

it('says that the network is down where nothing is known', async () => {
  await expect(readPublic('a/3')).rejects.toThrow(TypeError);
  alsoKeptBy(async (path) => (path === 'a/3' ? null : undefined));
  expect(await readPublic('a/3')).toBe(null);
});

it('hides no fault of the server behind what was kept', async () => {
  network.kept = { price: 2 };
  network.answer = new Error('a/4: 500');
  await expect(readPublic('a/4')).rejects.toThrow('500');
});

it('asks nobody else where pages are rendered', async () => {
  vi.stubEnv('SSR', true);
  network.kept = { price: 2 };
  await expect(readPublic('a/5')).rejects.toThrow(TypeError);
});

it('reads what has changed since the page was made, once and where somebody looks at it', async () => {
  network.answer = { price: 2 };
  for (const slug of ['seen', 'left']) primePublic(`products/${slug}`, { price: 1 }, 10);
  const told = vi.fn();
  const leave = subscribePublic('products/seen', told);
  live.answer({ 'catalogue/products': 10 });
  await vi.waitFor(() => expect(peekPublic('products/seen')).toEqual({ price: 1 }));
  live.answer({ 'catalogue/products': 11 });
  await vi.waitFor(() => expect(peekPublic('products/seen')).toEqual({ price: 2 }));
  expect([told.mock.calls.length, peekPublic('products/left')]).toEqual([1, { price: 1 }]);
  const { reads } = network;
  live.answer({ 'catalogue/products': 11 });
  expect(network.reads).toBe(reads);
  leave();
});

it('reads it at the next answer where it could not be read, and says nothing of that', async () => {
  primePublic('settings/site', { name: 'Old' }, 10);
  const leave = subscribePublic('settings/site', () => {});
  network.answer = new Error('settings/site: 500');
  live.answer({ 'settings/site': 12 });
  await readPublic('settings/site', 0).catch(() => {});
  expect(peekPublic('settings/site')).toEqual({ name: 'Old' });
  network.answer = { name: 'New' };
  live.answer({ 'settings/site': 12 });
  await vi.waitFor(() => expect(peekPublic('settings/site')).toEqual({ name: 'New' }));
  leave();
});

it('listens to what is looked at, and asks no more, once the tab has the SDK', async () => {
  const leave = subscribePublic('settings/creator', () => {});
  expect(live.watched).toEqual([]);
  listenFromNow();
  await vi.waitFor(() => expect(live.watched).toEqual(['settings/creator']));
  expect(live.ended).toBe(true);
  leave();
});

it('reads what a listener has missed, and lets stand what it told where nothing can be read', async () => {
  primePublic('archived/a', null, 0);
  const told = vi.fn();
  const leave = subscribePublic('archived/a', told);
  network.answer = { category: 'blog' };
  await readBesideListener('archived/a');
  expect([told.mock.calls.length, peekPublic('archived/a')]).toEqual([1, { category: 'blog' }]);
  for (const answer of [null, new TypeError('Failed to fetch')]) {
    network.answer = answer;
    await readBesideListener('archived/a');
  }
  expect(peekPublic('archived/a')).toEqual({ category: 'blog' });
  leave();
});
