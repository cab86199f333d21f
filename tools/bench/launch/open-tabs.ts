import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What open tabs of visitors have asked so far. */
export interface Asked {
  asks: number;
  bytes: number;
  /** Asks without an answer. */
  failed: number;
}

/** As often as a page asks what has changed, in milliseconds (`web/src/firebase/public/ask-live.ts`). */
const everyMs = 20_000;

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${response.statusCode}`)),
      );
      response.on('error', reject);
    }).on('error', reject);
  });
}

/**
 * Tabs of visitors that stay open, each with a connection of its own, on which it asks what has changed. They begin within one interval.
 * @param url of the CDN
 * @returns what they have asked, and how to close them
 */
export function openTabs(url: string, count: number): { asked: Asked; close: () => Promise<void> } {
  const asked: Asked = { asks: 0, bytes: 0, failed: 0 };
  const closing = new AbortController();
  const { signal } = closing;
  const follow = async (nth: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      await pause((nth / count) * everyMs, null, { signal });
      for (;;) {
        asked.asks += 1;
        await ask(`${url}/live.json`, agent).then(
          (bytes) => {
            asked.bytes += bytes;
          },
          () => {
            asked.failed += 1;
          },
        );
        await pause(everyMs, null, { signal });
      }
    } catch (cause) {
      if (!signal.aborted) throw cause;
    } finally {
      agent.destroy();
    }
  };
  const tabs = Array.from({ length: count }, (_, nth) => follow(nth));
  return {
    asked,
    close: async () => {
      closing.abort();
      await Promise.all(tabs);
    },
  };
}
