/** What Lighthouse says of public pages, as it looks at a phone on a slow line (its default, simulated from a visit). */

import { once } from 'node:events';
import { createServer } from 'node:net';
import { paths } from '@tempera/domain/site/paths';
import lighthouse, { type Result } from 'lighthouse';
import type { Figures, LighthousePage } from './budgets.ts';
import { openEdge } from './edge.ts';
import { percentile, round } from './statistics.ts';
import { visitSlowly } from './visit-slowly.ts';
import { withBrowser } from './with-browser.ts';

const visited: Record<LighthousePage, string> = {
  home: paths.home,
  list: paths.templates,
  preview: paths.preview('auth', 'astroaccess'),
  pricing: paths.pricing,
  support: paths.support,
};

const runs = 3;

/** `lighthouse.<page>.*` of a store behind a warm CDN. */
export async function measureLighthouse(storeUrl: string): Promise<Figures> {
  const port = await freePort();
  return withBrowser(
    async (browser) => {
      const edge = await openEdge(storeUrl, {});
      try {
        const figures: Figures = {};
        for (const [name, path] of Object.entries(visited)) {
          const url = edge.url + path;
          // The CDN is warm before anything counts.
          await visitSlowly(browser, url, true);
          const results: Result[] = [];
          for (let count = 0; count < runs; count += 1) results.push(await look(url, port));
          Object.assign(figures, figuresOf(name, results));
        }
        return figures;
      } finally {
        await edge.close();
      }
    },
    [`--remote-debugging-port=${port}`],
  );
}

async function look(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    disableFullPageScreenshot: true,
  });
  const { runtimeError } = result?.lhr ?? {};
  if (!result || runtimeError) throw new Error(`Lighthouse of ${url}: ${runtimeError?.message ?? 'nothing'}`);
  return result.lhr;
}

/** What the machine's other work blurs is the runs' median, everything else what the worst of them says. */
function figuresOf(name: string, results: Result[]): Figures {
  const scores = (category: string) =>
    results.map(({ categories }) => round((categories[category]?.score ?? 0) * 100, 0));
  const values = (audit: string) => results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
  const worst = (category: string) => Math.min(...scores(category));
  return {
    [`lighthouse.${name}.performance`]: percentile(scores('performance'), 0.5),
    [`lighthouse.${name}.accessibility`]: worst('accessibility'),
    [`lighthouse.${name}.practices`]: worst('best-practices'),
    [`lighthouse.${name}.seo`]: worst('seo'),
    [`lighthouse.${name}.blocking.ms`]: round(percentile(values('total-blocking-time'), 0.5), 0),
    [`lighthouse.${name}.shift`]: round(Math.max(...values('cumulative-layout-shift')), 3),
  };
}

/** Lighthouse reaches the browser by a port of its own. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
