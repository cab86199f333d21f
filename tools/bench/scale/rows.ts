import type { Figures } from '../budgets.ts';
import { round } from '../statistics.ts';
import type { Counts } from './counts.ts';

/** The counts of an action, as `order.reads`. */
export const figuresOf = (action: string, counts: Counts): Figures => ({
  [`${action}.reads`]: round(counts.reads, 1),
  [`${action}.writes`]: round(counts.writes, 1),
  [`${action}.deletes`]: round(counts.deletes, 1),
  [`${action}.calls`]: round(counts.calls, 1),
  [`${action}.ms`]: round(counts.cpuMs, 0),
});

/** A figure of an action at one size, `home.reads` at 5,000 as `scale.home.reads.5000`. */
export const rowOf = (what: string, size: number): string => `scale.${what}.${size}`;

/**
 * Time of a processor shared with others says little of growth, nor do pictures, of which each size has others on its pages: of what a
 * view is sent, its data counts.
 */
const isSteady = (figures: Figures, what: string, size: number) => {
  const hasData = what.endsWith('.kB') && rowOf(what.replace(/kB$/, 'data.kB'), size) in figures;
  return !what.endsWith('.ms') && !hasData;
};

/**
 * `scale.<action>.<figure>.growth`: each figure at a large size, divided by that at a smaller one; what was nothing and is
 * something has grown by all of it. None where both were not measured.
 */
export function growthOf(figures: Figures, small: number, large: number): Figures {
  const ending = `.${large}`;
  const grown = Object.entries(figures).flatMap(([key, value]): [string, number][] => {
    if (!key.endsWith(ending)) return [];
    const what = key.slice('scale.'.length, -ending.length);
    const before = figures[rowOf(what, small)];
    if (before === undefined || !isSteady(figures, what, large)) return [];
    return [[`scale.${what}.growth`, value === before ? 1 : round(value / Math.max(before, 1), 2)]];
  });
  return Object.fromEntries(grown);
}
