import { expect, it } from 'vitest';
import { joinPages } from './transcript.ts';

const of = (...ids: string[]) => ids.map((id) => ({ id }));

it('keeps what the newest page has left behind, in its order', () => {
  expect(joinPages(of('a', 'b', 'c'), of('b', 'c', 'd'))).toEqual(of('a', 'b', 'c', 'd'));
  expect(joinPages([], of('a'))).toEqual(of('a'));
  expect(joinPages(of('a', 'b'), [])).toEqual(of('a', 'b'));
});

it('takes each message as the newest page has it', () => {
  const [first] = joinPages([{ id: 'a', deleted: false }], [{ id: 'a', deleted: true }]);
  expect(first).toEqual({ id: 'a', deleted: true });
});
