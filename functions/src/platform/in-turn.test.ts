import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';
import type { Counter } from './limiter.ts';

const counter = (id: string, count: number) => [{ count, ref: { id } } as Counter];

/** How many of these were at work at the same time. */
async function widest(counters: readonly (readonly Counter[])[]): Promise<number> {
  let [atWork, most] = [0, 0];
  const work = async () => {
    atWork += 1;
    most = Math.max(most, atWork);
    await setImmediate();
    atWork -= 1;
  };
  await Promise.all(counters.map((one) => inTurn(one, work)));
  return most;
}

it('lets one sender’s tries come one after the other, in the order in which they were asked for', async () => {
  const order: number[] = [];
  const person = counter('a', 10);
  await Promise.all(
    [1, 2, 3, 4].map((n) =>
      inTurn(person, async () => {
        await setImmediate();
        order.push(n);
      }),
    ),
  );
  expect(order).toEqual([1, 2, 3, 4]);
  expect(await widest(Array.from({ length: 9 }, () => person))).toBe(1);
});

it('gives a network that many share a few lanes, and keeps no sender waiting for another', async () => {
  expect(await widest(Array.from({ length: 40 }, () => counter('b', 100)))).toBe(10);
  expect(await widest(Array.from({ length: 9 }, (_, n) => counter(`c${n}`, 10)))).toBe(9);
  expect(await widest(Array.from({ length: 9 }, () => []))).toBe(9);
});

it('goes on after one that failed, and tells who asked for it', async () => {
  const person = counter('d', 10);
  const failed = inTurn(person, () => Promise.reject(new Error('no')));
  const next = inTurn(person, async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
