import { expect, it } from 'vitest';
import { otherIn, roomId } from './room.ts';

it('gives two people one room, whoever begins', () => {
  expect(roomId('b', 'a')).toBe('a_b');
  expect(roomId('a', 'b')).toBe('a_b');
  // Capitals come first, as the rules compare.
  expect(roomId('a', 'B')).toBe('B_a');
});

it('names the other of a room, to the two alone', () => {
  expect(otherIn('a_b', 'a')).toBe('b');
  expect(otherIn('a_b', 'b')).toBe('a');
  for (const id of ['a_a', 'a_b_c', 'b_c', 'a', '']) expect(otherIn(id, 'a')).toBeNull();
});
