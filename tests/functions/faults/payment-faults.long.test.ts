import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runSeed } from './run-seed.ts';
import { useFolder } from './use-folder.ts';

/** `TEMPERA_SEEDS=1000` or `101-200`; `17-17` is one alone, which is told step by step also where all is well. */
const [first = '', last] = (process.env.TEMPERA_SEEDS || '100').split('-');
const [from, to] = last === undefined ? [1, Number(first)] : [Number(first), Number(last)];
const each = 25;
const starts = Array.from({ length: Math.ceil((to - from + 1) / each) }, (_, index) => from + index * each);

const folder = useFolder();

it.each(starts)('seeds from %i on: all money is where it belongs once all has settled', async (start) => {
  const failed: string[] = [];
  for (let seed = start; seed < Math.min(start + each, to + 1); seed++) {
    const { wrong, story, log } = await runSeed(seed, folder());
    if (wrong.length === 0 && from !== to) continue;
    const steps = join('.tempera', `seed-${seed}.log`);
    writeFileSync(steps, log.join('\n'));
    const told = [`seed ${seed}:`, ...wrong, ...story, `step by step: ${steps}`];
    if (wrong.length > 0) failed.push(told.join('\n  '));
  }
  expect(
    failed.join('\n\n'),
    'one again: TEMPERA_SEEDS=17-17 npm test -- functions-long payment-faults',
  ).toBe('');
});
