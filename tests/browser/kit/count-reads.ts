import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Documents that a page has read so far, counted twice. */
export interface Reads {
  /** What the app says of itself (web/src/firebase/public/reads.ts), as path and count. */
  marks: { path: string; count: number }[];
  /** What came over the wire, by REST and on listen streams, documents that do not exist included. */
  wire: number;
}

/** A page is at rest when nothing has come over the wire for this long, in milliseconds. */
const quietMs = 1_500;

const listening = /\/Listen\/channel\?/;

/**
 * Counts what a page reads from Firestore from now on. The answer waits until all documents of `followed` are listened to,
 * every listener has its first answer, and nothing has come for a while. Who follows none only looks.
 */
export async function countReads(page: Page, followed: readonly string[]): Promise<() => Promise<Reads>> {
  const wire = await watchWire(page);
  return async () => {
    await page.waitForFunction((paths) => {
      const marks = performance.getEntriesByName('firestore-read') as PerformanceMark[];
      return paths.every((path) => marks.some(({ detail }) => detail.path === path));
    }, followed);
    while (!wire.isQuiet(followed.length > 0))
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const marks = await page.evaluate(() =>
      (performance.getEntriesByName('firestore-read') as PerformanceMark[]).map(({ detail }) => detail),
    );
    return { marks, wire: wire.documents() };
  };
}

interface Visit {
  path: string;
  /** Documents that the page is known to follow. */
  followed: string[];
  ready: (page: Page) => Promise<unknown>;
}

/** Opens the page directly and waits until it is at rest; the app's own count must be what came over the wire. */
export async function expectReads(
  page: Page,
  { path, followed, ready }: Visit,
  limit: number,
): Promise<void> {
  // What the page before was still asking for is not this one's.
  await page.goto('about:blank');
  const settled = await countReads(page, followed);
  await page.goto(path);
  await ready(page);
  const { marks, wire } = await settled();
  expect({ marks, sum: marks.reduce((sum, { count }) => sum + count, 0) }).toEqual({ marks, sum: wire });
  expect(wire, JSON.stringify(marks)).toBeLessThanOrEqual(limit);
}

/** Follows what Chromium itself receives from the emulator, streams included. */
async function watchWire(page: Page) {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  const bodies = new Map<string, { streamed: boolean; text: string }>();
  let targets = 0;
  let last = Date.now();
  const client = await page.context().newCDPSession(page);
  const add = (id: string, base64: string) => {
    const body = bodies.get(id);
    if (!body) return;
    body.text += Buffer.from(base64, 'base64').toString('utf8');
    last = Date.now();
  };
  const bodyOf = async (requestId: string) => {
    const { body, base64Encoded } = await client.send('Network.getResponseBody', { requestId });
    return base64Encoded ? body : Buffer.from(body).toString('base64');
  };
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).host !== host || request.method === 'OPTIONS') return;
    last = Date.now();
    bodies.set(requestId, { streamed: listening.test(request.url), text: '' });
    targets += decodeURIComponent(request.postData ?? '').split('"addTarget":').length - 1;
  });
  client.on('Network.responseReceived', async ({ requestId }) => {
    if (!bodies.has(requestId)) return;
    // A short answer is over before one can ask for its stream; its body is still there then.
    const sent = await client
      .send('Network.streamResourceContent', { requestId })
      .then(({ bufferedData }) => bufferedData)
      .catch(() => bodyOf(requestId))
      // The page has left, and the answer with it: nobody reads it, here or there.
      .catch(() => '');
    add(requestId, sent);
  });
  client.on('Network.dataReceived', ({ requestId, data }) => add(requestId, data ?? ''));
  await client.send('Network.enable');
  const streams = () => [...bodies.values()].filter(({ streamed }) => streamed).map(({ text }) => text);
  const answered = () => sum(streams(), /"targetChangeType":\s*"CURRENT"/g);
  const rest = () => [...bodies.values()].filter(({ streamed }) => !streamed).map(({ text }) => text);
  return {
    isQuiet: (listens: boolean) =>
      (targets > 0 || !listens) && answered() >= targets && Date.now() - last > quietMs,
    documents: () =>
      new Set(streams().flatMap(listened)).size +
      sum(rest(), /"createTime":|"aggregateFields":|"status":\s*"(?:NOT_FOUND|PERMISSION_DENIED)"/g),
  };
}

const change =
  /"documentChange":\s*\{.*?"name":\s*"([^"]+)".*?"updateTime":\s*"([^"]+)".*?"targetIds":\s*\[([^\]]*)\]/gs;
const missing = /"documentDelete":\s*\{\s*"document":\s*"([^"]+)"/g;

/**
 * Each version of a document that a listener got. A stream begins anew with each token; Firestore goes on where it was and
 * charges nothing, while the emulator sends all once more.
 */
const listened = (stream: string): string[] => [
  ...[...stream.matchAll(change)].map(([, name, version, target]) => `${name} ${version} ${target?.trim()}`),
  ...[...stream.matchAll(missing)].map(([, name]) => `${name} is not there`),
];

const sum = (texts: string[], pattern: RegExp) =>
  texts.reduce((count, text) => count + (text.match(pattern)?.length ?? 0), 0);
