import { readHandle } from '@tempera/domain/people/handle';
import { expect, it } from 'vitest';
import { handleOf } from './handle.ts';

it('a handle is one for each person, and can be typed', () => {
  const uids = Array.from({ length: 1_000 }, (_, n) => `uid-${n}`);
  const handles = uids.map(handleOf);
  expect(new Set(handles).size).toBe(1_000);
  expect(handles.map(readHandle)).toEqual(handles);
  expect(uids.map(handleOf)).toEqual(handles);
});
