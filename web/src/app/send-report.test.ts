import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendReport } from './send-report.ts';

const app = 'https://store.example.com/assets/app-1a2b.js';
let sent: Record<string, unknown>[] = [];

beforeEach(() => {
  sent = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { pathname: '/admin/orders' });
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function failure(message = 'broken', file = 'https://store.example.com/assets/app-1a2b.js') {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at open (${file}:1:23)`;
  return error;
}

it('tells what kind of error, where, and in which release', async () => {
  await sendReport(failure('no jane@example.com'), app);
  expect(sent).toEqual([
    {
      kind: 'TypeError',
      message: 'no [email]',
      frames: ['at open (assets/app-1a2b.js:1:23)'],
      release: 'app-1a2b',
      path: '/admin/orders',
    },
  ]);
});

it('tells three of a session, then one in twenty', async () => {
  for (let index = 0; index < 10; index += 1) await sendReport(failure(), app);
  expect(sent).toHaveLength(3);
  vi.mocked(Math.random).mockReturnValue(0.04);
  await sendReport(failure(), app);
  expect(sent).toHaveLength(4);
});

it('tells whatever somebody was given a reference of', async () => {
  for (let index = 0; index < 5; index += 1) await sendReport(failure(), app, 'R3F3R3NC');
  expect(sent.map(({ reference }) => reference)).toEqual(Array(5).fill('R3F3R3NC'));
});

it('tells of what is no error only that it was thrown, and that by its reference alone', async () => {
  await sendReport('jane', app, 'R3F3R3NC');
  expect(sent).toMatchObject([{ kind: 'string', message: '', frames: [], reference: 'R3F3R3NC' }]);
});

it('tells the same error once, and nothing of other scripts or of what is no error', async () => {
  const error = failure();
  await sendReport(error, app);
  await sendReport(error, app, 'R3F3R3NC');
  await sendReport(failure('theirs', 'chrome-extension://abc/inject.js'), app);
  for (const none of [null, undefined, 'text', { code: 7 }]) await sendReport(none, app);
  expect(sent).toHaveLength(1);
});
