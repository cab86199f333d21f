import { expect, it } from 'vitest';
import { createScreens } from './screens.ts';

it('shows the first as it goes, and each other one whole after those before it', () => {
  const shown: string[] = [];
  const screens = createScreens((text) => shown.push(String(text)));
  const [first, second, third] = [screens.open(), screens.open(), screens.open()];
  second.write('b1');
  first.write('a1');
  third.write('c1');
  third.end();
  expect(shown).toEqual(['a1']);
  second.write('b2');
  first.write('a2');
  first.end();
  expect(shown).toEqual(['a1', 'a2', 'b1', 'b2']);
  second.write('b3');
  second.end();
  expect(shown).toEqual(['a1', 'a2', 'b1', 'b2', 'b3', 'c1']);
  const last = screens.open();
  last.write('d1');
  expect(shown.at(-1)).toBe('d1');
});
