import type { Figures } from './budgets.ts';

/** Keys and figures in two columns, the figures aligned at their end. */
export function tableOf(figures: Figures): string {
  const rows = Object.entries(figures).map(([key, value]) => [key, String(value)] as const);
  const widthOf = (column: 0 | 1) => Math.max(0, ...rows.map((row) => row[column].length));
  const [keyWidth, valueWidth] = [widthOf(0), widthOf(1)];
  return rows.map(([key, value]) => `${key.padEnd(keyWidth)}  ${value.padStart(valueWidth)}`).join('\n');
}
