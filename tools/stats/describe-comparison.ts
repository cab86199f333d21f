import type { Comparison } from '../../functions/src/stats/check-stats.ts';

/** Differences that are named one by one. */
const named = 20;

/** What a check has found, a line for each difference at first, and the count of all as the last. */
export function describeComparison({ figures, differences }: Comparison): string[] {
  const lines = differences
    .slice(0, named)
    .map(({ figure, stored, added }) => `${figure}: ${stored} is stored, ${added} is right`);
  if (differences.length > named) lines.push(`and ${differences.length - named} more`);
  return [...lines, `${figures} figures, ${differences.length} differ`];
}
