import { appendFileSync, cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCheckout } from '../../emulators/rehearsal/make-checkout.ts';
import { rehearsed } from '../../emulators/rehearsal/project.ts';
import { keepLastRelease } from '../../web/build/keep-last-release.ts';

/** What each release changes: the first page, and one that is loaded when somebody goes there. */
const changed = ['main.tsx', 'routes/store/pricing.tsx'];

const origin = `https://${rehearsed.host}`;

/** Releases of the storefront, each over the one before, as `npm run deploy` makes them. */
export interface Releases {
  /** A page of the nth says so: `temperaRelease` is n. The first says nothing. */
  next(): Promise<void>;
}

export async function firstRelease(checkout: string): Promise<Releases> {
  const dist = join(checkout, 'web/dist');
  const last = `${checkout}-last`;
  let number = 1;
  await keepLastRelease(dist, origin, () => Promise.reject(new Error('nothing is there')));
  return {
    async next() {
      number += 1;
      cpSync(dist, last, { recursive: true });
      const line = `\nObject.assign(globalThis, { temperaRelease: ${number} });\n`;
      for (const file of changed) appendFileSync(join(checkout, 'web/src', file), line);
      await buildCheckout(checkout);
      await keepLastRelease(dist, origin, (url) => Promise.resolve(answer(join(last, pathOf(url)))));
      rmSync(last, { recursive: true });
    },
  };
}

const pathOf = (url: string | URL | Request) => new URL(url instanceof Request ? url.url : url).pathname;

function answer(file: string): Response {
  if (!existsSync(file)) return new Response(null, { status: 404 });
  const type = file.endsWith('.json') ? 'application/json' : 'application/octet-stream';
  return new Response(new Uint8Array(readFileSync(file)), { headers: { 'content-type': type } });
}
