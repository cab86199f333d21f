import { expect, it } from 'vitest';
import { pacer } from './pacer.ts';

it('lets one on in each gap, however many ask at once', async () => {
  const waits: number[] = [];
  const turn = pacer(
    4,
    () => 1_000,
    async (ms) => waits.push(ms),
  );
  await Promise.all(Array.from({ length: 5 }, turn));
  expect(waits).toEqual([250, 500, 750, 1_000]);
});

it('saves nothing up while nobody asks', async () => {
  let now = 0;
  const waits: number[] = [];
  const turn = pacer(
    10,
    () => now,
    async (ms) => waits.push(ms),
  );
  await turn();
  now = 60_000;
  await Promise.all([turn(), turn(), turn()]);
  expect(waits).toEqual([100, 200]);
});
