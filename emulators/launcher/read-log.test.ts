import { expect, it } from 'vitest';
import { lastErrorOf } from './read-log.ts';

it('finds the last telling line, without colors and markers', () => {
  const log = [
    'i  emulators: Starting emulators: auth',
    '\u001b[31m⚠  firestore: Port 8080 is taken\u001b[39m',
    'i  emulators: Shutting down emulators.',
  ].join('\n');
  expect(lastErrorOf(log)).toBe('firestore: Port 8080 is taken');
});

it('takes the last line where none is telling, and none from an empty log', () => {
  expect(lastErrorOf('one\ntwo\n\n')).toBe('two');
  expect(lastErrorOf('')).toBeUndefined();
});
