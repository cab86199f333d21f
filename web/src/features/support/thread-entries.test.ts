import { expect, it } from 'vitest';
import { threadEntries } from './thread-entries.ts';

const message = (id: string, timestamp: number) => ({ id, timestamp }) as never;
const other = (id: string, at: number) => ({ id, at }) as never;
const ids = (...all: Parameters<typeof threadEntries>) => threadEntries(...all).map(({ id }) => id);

it('stands in the order of time, whatever it is', () => {
  const messages = [message('m3', 30), message('m1', 10)];
  expect(ids(messages, [other('n', 20)], [other('f', 25), other('f0', 5)], false)).toEqual([
    'f0',
    'm1',
    'n',
    'f',
    'm3',
  ]);
});

it('keeps what is older for the messages that are', () => {
  const messages = [message('m3', 30), message('m2', 20)];
  expect(ids(messages, [other('n', 10)], [other('f', 20)], true)).toEqual(['m2', 'f', 'm3']);
  expect(ids([], [other('n', 10)], [], false)).toEqual(['n']);
});
