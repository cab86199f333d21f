import { expect, it } from 'vitest';
import { describeComparison } from './describe-comparison.ts';

const difference = { figure: 'months/2026-11/days/2026-11-21/orders', stored: 2, added: 3 };

it('says how many figures there are and how many differ, last', () => {
  expect(describeComparison({ figures: 7, differences: [] })).toEqual(['7 figures, 0 differ']);
  expect(describeComparison({ figures: 7, differences: [difference] })).toEqual([
    'months/2026-11/days/2026-11-21/orders: 2 is stored, 3 is right',
    '7 figures, 1 differ',
  ]);
});

it('names the first twenty', () => {
  const lines = describeComparison({ figures: 40, differences: Array(25).fill(difference) });
  expect(lines).toHaveLength(22);
  expect(lines.slice(-2)).toEqual(['and 5 more', '40 figures, 25 differ']);
});
