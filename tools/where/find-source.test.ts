import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSourceMaps } from '../deploy/keep-source-maps.ts';
import { findSource } from './find-source.ts';

let root = '';

/** A build of which column 11 of the app's second line is the third of the fifth line in its source. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tempera-where-'));
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  const map = { version: 3, sources: ['../../src/main.tsx'], names: [], mappings: ';UAIE' };
  writeFileSync(join(root, 'dist', 'assets', 'app-1a.js.map'), JSON.stringify(map));
  keepSourceMaps(root, join(root, 'dist'));
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['a report’s', '    at open (assets/app-1a.js:2:11)', '    at open (web/src/main.tsx:5:3)'],
  [
    'a browser’s',
    'open@https://store.example.com/assets/app-1a.js:2:14',
    'open@https://store.example.com/web/src/main.tsx:5:3',
  ],
  ['one of another release', 'at open (assets/app-2b.js:2:11)', 'at open (assets/app-2b.js:2:11)'],
  ['one before all that is mapped', 'at open (assets/app-1a.js:1:1)', 'at open (assets/app-1a.js:1:1)'],
  ['nothing', 'TypeError: x is not a function', 'TypeError: x is not a function'],
])('finds the source of %s place', (_whose, stack, found) => {
  expect(findSource(stack, root)).toBe(found);
});
