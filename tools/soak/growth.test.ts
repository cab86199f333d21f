import { expect, it } from 'vitest';
import { growthOf } from './growth.ts';

const flat = { heapMB: 60, timers: 4, sockets: 12 };
const during = (figure: (nth: number) => Partial<typeof flat>) =>
  Array.from({ length: 60 }, (_, nth) => ({ ...flat, ...figure(nth) }));

it('says nothing of a process that warms up and stays as it is, whatever it holds for a moment', () => {
  const samples = during((nth) => ({ heapMB: nth < 10 ? 30 + nth * 3 : nth === 57 ? 400 : 60 }));
  expect(growthOf('7', samples)).toEqual([]);
});

it.each([
  ['heapMB', (nth: number) => ({ heapMB: 60 + nth }), 'process 7: heapMB grew from 74.5 to 114.5'],
  ['timers', (nth: number) => ({ timers: nth }), 'process 7: timers grew from 14.5 to 54.5'],
  ['sockets', (nth: number) => ({ sockets: 12 + nth }), 'process 7: sockets grew from 26.5 to 66.5'],
])('tells of %s that grow all the time', (_, figure, said) => {
  expect(growthOf('7', during(figure))).toEqual([said]);
});

it('says nothing of a process that was there for a moment', () => {
  expect(growthOf('7', during((nth) => ({ heapMB: nth * 100 })).slice(0, 11))).toEqual([]);
});
