import { beforeEach, expect, it, vi } from 'vitest';
import { onReview } from '../../functions/src/documents.ts';
import { bringEvent } from './bring-event.ts';

const retried = { __endpoint: { eventTrigger: { retry: true } } };

/** A function that fails at its first events, with what it was brought. */
function failing(times: number) {
  const brought: unknown[] = [];
  const run = (event: unknown) => {
    if (brought.push(event) <= times) throw new Error(`try ${brought.length}`);
  };
  return { brought, run };
}

const pauses: number[] = [];
const pause = async (ms: number) => pauses.push(ms);

beforeEach(() => {
  pauses.length = 0;
  // What is thrown on the way is said, for whoever reads the store's log.
  vi.spyOn(console, 'error').mockReturnValue();
});

it('brings an event again to a function with retry, later each time, until it does not fail', async () => {
  const { brought, run } = failing(3);
  await bringEvent(Object.assign(run, retried), 'event', pause);
  expect(brought).toEqual(['event', 'event', 'event', 'event']);
  expect(pauses).toEqual([250, 500, 1_000]);
});

it('does not bring again what was heard', async () => {
  const { brought, run } = failing(0);
  await bringEvent(Object.assign(run, retried), 'event', pause);
  expect([brought, pauses]).toEqual([['event'], []]);
});

it('gives up after some sixteen seconds, with what was thrown last', async () => {
  const { run } = failing(Number.POSITIVE_INFINITY);
  await expect(bringEvent(Object.assign(run, retried), 'event', pause)).rejects.toThrow('try 7');
  expect(pauses.reduce((sum, ms) => sum + ms)).toBe(15_750);
});

it.each([{}, { __endpoint: { eventTrigger: { retry: false } } }])(
  'brings an event once to a function of %j',
  async (more) => {
    const { brought, run } = failing(1);
    await expect(bringEvent(Object.assign(run, more), 'event', pause)).rejects.toThrow('try 1');
    expect([brought, pauses]).toEqual([['event'], []]);
  },
);

it('knows a function of the store that asks for it', async () => {
  const { brought, run } = failing(1);
  const { __endpoint } = onReview;
  await bringEvent(Object.assign(run, { __endpoint }), 'event', pause);
  expect(brought).toHaveLength(2);
});
