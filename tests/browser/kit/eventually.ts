import { expect } from 'vitest';

/** Asks again and again until the answer is as expected: the server's page may be seconds old, and then follows. */
export const eventually = <T>(ask: () => T | Promise<T>, message?: string) =>
  expect.poll(ask, { timeout: 60_000, message });
