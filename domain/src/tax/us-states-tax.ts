import { usStates } from './countries.ts';
import { usRateOn } from './us-rates.ts';

/** A line of `tax.states`: a state, and the percentage that its owner typed; null stands for the state's own rate. */
const linesOf = (states: string): { state: string; typed: number | null }[] =>
  states
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ state: line.slice(0, 2), typed: line.length > 2 ? Number(line.slice(3)) : null }));

/**
 * The rate of a US state that the owner has switched on, in percent; 0 in all others.
 * @param at milliseconds
 */
export function stateRateOn(states: string, state: string | null, at: number): number {
  const listed = linesOf(states).find((line) => line.state === state);
  if (state === null || listed === undefined) return 0;
  return listed.typed ?? usRateOn(state, at) ?? 0;
}

/**
 * Whether each line names a state once, with a percentage where the table has none.
 * @param at milliseconds
 */
export function areStates(states: string, at: number): boolean {
  const lines = linesOf(states);
  return (
    new Set(lines.map(({ state }) => state)).size === lines.length &&
    lines.every(
      ({ state, typed }) => Object.hasOwn(usStates, state) && (typed ?? usRateOn(state, at)) !== null,
    )
  );
}
