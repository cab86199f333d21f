import { expect, it } from 'vitest';
import { runNpm } from './run-npm.ts';

/** As `npm run soak` takes them; fewer for whoever works on it. */
const { TEMPERA_SOAK_MINUTES: minutes = '60' } = process.env;

/** An hour, what triggers have still to do after it, and a start on a busy machine. */
const mostMs = 7_200_000;

/** In a store of its own (docs/faults.md). */
it(
  'holds no more memory, timers and connections after an hour of people, and has kept every promise',
  async () => {
    const { said, complained, code } = await runNpm('soak', '--minutes', minutes);
    console.log(said, complained);
    expect(said.trimEnd().split('\n').at(-1)).toBe('Nothing has grown, and every promise holds.');
    expect(code).toBe(0);
  },
  mostMs,
);
