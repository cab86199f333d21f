import { Failure } from '../../emulators/launcher/failure.ts';
import type { Figures } from '../bench/budgets.ts';
import type { Counts } from './describe.ts';

/**
 * The bench's figures of its scale, from the last line that it printed with `--json`.
 * @throws {@link Failure} where that is not what the text ends with
 */
export function takeCounts(printed: string, now: Date, machine: string): Counts {
  const last = printed.trimEnd().split('\n').at(-1) ?? '';
  const figures = last.startsWith('{') ? (JSON.parse(last) as Figures) : {};
  const ofScale = Object.entries(figures).filter(([key]) => key.startsWith('scale.'));
  if (ofScale.length === 0) throw new Failure('There are no figures of `npm run bench -- scale --json`.');
  return { date: now.toISOString().slice(0, 10), machine, figures: Object.fromEntries(ofScale) };
}
