import { expect, it } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

it('goes there and back', () => {
  const at = new Date(2028, 1, 29, 9, 5).getTime();
  expect(toLocal(at)).toBe('2028-02-29T09:05');
  expect(fromLocal(toLocal(at))).toBe(at);
});

it('knows nothing of what is no time', () => {
  expect(toLocal(null)).toBe('');
  expect(fromLocal('')).toBeNull();
  expect(fromLocal('soon')).toBeNull();
});
