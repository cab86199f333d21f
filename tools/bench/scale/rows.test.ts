import { expect, it } from 'vitest';
import { growthOf } from './rows.ts';

const figures = {
  'scale.home.reads.5000': 2,
  'scale.home.reads.100000': 2,
  'scale.list.kB.5000': 100,
  'scale.list.kB.100000': 900,
  'scale.list.data.kB.5000': 10,
  'scale.list.data.kB.100000': 15,
  'scale.download.kB.5000': 10,
  'scale.download.kB.100000': 20,
  'scale.order.cold.ms.5000': 10,
  'scale.order.cold.ms.100000': 90,
  'scale.order.deletes.5000': 0,
  'scale.order.deletes.100000': 3,
};

it('compares a large store with a smaller one, times and pictures aside', () => {
  expect(growthOf(figures, 5_000, 100_000)).toEqual({
    'scale.home.reads.growth': 1,
    'scale.list.data.kB.growth': 1.5,
    'scale.download.kB.growth': 2,
    'scale.order.deletes.growth': 3,
  });
});

it.each([
  [5_000, 20_000],
  [6, 100_000],
])('says nothing of %i and %i where both were not measured', (small, large) => {
  expect(growthOf(figures, small, large)).toEqual({});
});
