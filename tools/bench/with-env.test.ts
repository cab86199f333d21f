import { expect, it } from 'vitest';
import { withEnv } from './with-env.ts';

it('gives the environment while the work lasts, and takes away what came in meanwhile', async () => {
  process.env.BENCH_TEST_KEPT = 'before';
  const seen = await withEnv({ BENCH_TEST_GIVEN: 'given', BENCH_TEST_KEPT: 'during' }, async () => {
    process.env.BENCH_TEST_ADDED = 'by a library';
    return [process.env.BENCH_TEST_GIVEN, process.env.BENCH_TEST_KEPT];
  });
  const { BENCH_TEST_GIVEN, BENCH_TEST_KEPT, BENCH_TEST_ADDED } = process.env;
  delete process.env.BENCH_TEST_KEPT;
  expect(seen).toEqual(['given', 'during']);
  expect([BENCH_TEST_GIVEN, BENCH_TEST_KEPT, BENCH_TEST_ADDED]).toEqual([undefined, 'before', undefined]);
});

it('puts it back when the work fails', async () => {
  const work = () => Promise.reject(new Error('broken'));
  await expect(withEnv({ BENCH_TEST_GIVEN: 'given' }, work)).rejects.toThrow('broken');
  expect(process.env.BENCH_TEST_GIVEN).toBeUndefined();
});
