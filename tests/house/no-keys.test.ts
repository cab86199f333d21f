import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keysIn } from '../find-secrets.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** What is deployed, as far as it is built here. `production-build` and `secrets` look at what a run itself builds. */
const built = globSync(
  ['web/dist/**/*.{js,html,css,json,map}', 'functions/{lib,deploy,web}/**/*.{js,mjs,json,html,map}'],
  { cwd: root, exclude: (name) => name.includes('node_modules') },
);
const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1_024 * 1_024,
}).split('\n');
const isText = (name: string) => !/\.(webp|avif|png|ico|woff2?|zip|gif|jpg|svg)$/.test(name);

it('no key of Stripe is in the repository, or in what is built of it', () => {
  const names = [...kept.filter((name) => name && isText(name)), ...built];
  const found = names.flatMap((name) => {
    const file = join(root, name);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return keysIn(text).map((key) => `${key.slice(0, 8)}… in ${name}`);
  });
  expect(names.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

it('a key would be found', () => {
  for (const start of ['sk_live_', 'rk_test_', 'whsec_']) {
    expect(keysIn(`key = '${start}${'4eC39HqLyjWDarjtT1zdp7dc'}'`)).toHaveLength(1);
  }
});
