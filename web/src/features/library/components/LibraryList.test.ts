import { expect, it } from 'vitest';
import { outdated } from './LibraryList.tsx';

it('speaks of an update only to whoever has an older version', () => {
  expect(outdated('1.0.0', '1.1.0')).toBe('1.0.0');
  expect(outdated('1.1.0', '1.1.0')).toBeNull();
  expect(outdated(undefined, '1.1.0')).toBeNull();
  expect(outdated('1.0.0', '')).toBeNull();
});
