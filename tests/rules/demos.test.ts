import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** What a demo may do. Without `allow-same-origin` it has no origin, hence nothing of the store's. */
const sandbox = 'allow-scripts allow-forms allow-popups';

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

it('demos are sandboxed by Hosting, also when opened by themselves', () => {
  const { hosting } = JSON.parse(read('firebase.json')) as Hosting;
  const policies = hosting.headers
    .filter(({ source }) => source.startsWith('/demos'))
    .flatMap(({ source, headers }) => headers.map(({ key, value }) => [source, key, value]))
    .filter(([, key]) => key === 'Content-Security-Policy');
  expect(policies).toEqual([
    ['/demos/**', 'Content-Security-Policy', `sandbox ${sandbox}; frame-ancestors 'self'`],
  ]);
});

it('demos are sandboxed by the page that frames them', () => {
  const frame = read('web/src/features/preview/components/RunningDemo.tsx');
  expect([...frame.matchAll(/\bsandbox="([^"]*)"/g)].map(([, value]) => value)).toEqual([sandbox]);
});
