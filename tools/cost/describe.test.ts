import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import counts from './counts.json' with { type: 'json' };
import { type Counts, describeCost } from './describe.ts';
import prices from './prices.json' with { type: 'json' };
import type { Prices } from './reckon.ts';
import { takeCounts } from './take-counts.ts';

const write = (given: Counts) => describeCost(given, prices as Prices);

it('is what docs/cost.md says (npm run cost)', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/cost.md'), 'utf8');
  expect(page).toBe(write(counts));
});

it('says where a goal is missed, and for what', () => {
  const dear = { ...counts.figures, 'scale.home.kB.8': 1_000_000 };
  expect(write({ ...counts, figures: dear })).toMatch(
    /a million views \| \$[\d.]+ \*\*over goal\*\* \(\d+ % GB sent by Hosting\)/,
  );
});

it('takes counts from what the bench has printed', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  const printed = 'a table\n{"js.home.kB":1,"scale.home.reads.8":3}\n';
  const taken = { date: '2026-11-28', machine: 'this one', figures: { 'scale.home.reads.8': 3 } };
  expect(takeCounts(printed, now, 'this one')).toEqual(taken);
  expect(() => takeCounts('a table\n', now, 'this one')).toThrow('no figures');
});
