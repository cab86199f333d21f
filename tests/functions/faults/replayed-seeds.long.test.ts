import { expect, it } from 'vitest';
import { finalState } from './final-state.ts';
import { runSeed } from './run-seed.ts';
import { useFolder } from './use-folder.ts';

const folder = useFolder();

/** Others than those that every run goes through. */
const seeds = Array.from({ length: 20 }, (_, index) => 2_001 + index);

it.each(seeds)('seed %i: each step, each fault and the end are the same again', async (seed) => {
  const once = await runSeed(seed, folder(), finalState);
  const again = await runSeed(seed, folder(), finalState);
  expect(again.log).toEqual(once.log);
  expect(again).toEqual(once);
  expect(once.wrong).toEqual([]);
});

it('other seeds go other ways', async () => {
  const [one, other] = [await runSeed(2_001, folder()), await runSeed(2_002, folder())];
  expect(other.log).not.toEqual(one.log);
});
