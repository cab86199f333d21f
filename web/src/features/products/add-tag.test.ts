import { expect, it } from 'vitest';
import { addTag } from './add-tag.ts';

it('adds what is new, trimmed', () => {
  expect(addTag(['react'], '  sign  in ')).toEqual(['react', 'sign in']);
});

it.each(['', '  ', 'React', ' react '])('adds %j to nothing', (typed) => {
  expect(addTag(['react'], typed)).toBeNull();
});
