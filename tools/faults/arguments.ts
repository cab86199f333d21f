import { parseArgs } from 'node:util';
import { Failure } from '../../emulators/launcher/failure.ts';

export interface FaultArguments {
  /** What everything of a run is drawn from. */
  seed: number;
  /** How long people come and things go wrong. */
  minutes: number;
}

/** @throws Failure for what is no number, or out of bounds */
export function parseFaultArguments(args: readonly string[]): FaultArguments {
  const options = { seed: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { seed, minutes = '2' } = parseArgs({ args: [...args], options }).values;
  return {
    seed: seed === undefined ? Math.floor(Math.random() * 1_000_000) : numberOf('seed', seed, 0, 2 ** 31),
    minutes: numberOf('minutes', minutes, 0.2, 120),
  };
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= least && value <= most) return value;
  throw new Failure(`--${name} takes a number from ${least} to ${most}, not ${text || 'nothing'}.`);
}
