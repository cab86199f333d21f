/** How long a run took, layer by layer and file by file: kept in `.tempera/timings.json`, shown at its end and by `npm run timings`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stateDir } from '../../emulators/launcher/paths.ts';
import type { FileTime, LayerResult } from './test-results.ts';

export interface Timings {
  cores: number;
  /** From the launcher's start to its last line. */
  seconds: number;
  layers: { layer: string; tests: number; seconds: number; files: FileTime[] }[];
}

export const timingsFile = join(stateDir, 'timings.json');
const slowest = 15;

const round = (seconds: number): number => Math.round(seconds * 10) / 10;

export function timingsOf(results: LayerResult[], ms: number): Timings {
  const layers = results.map(({ layer, passed, failed, ms: took, files = [] }) => ({
    layer,
    tests: passed + failed,
    seconds: round(took / 1000),
    files,
  }));
  return { cores: availableParallelism(), seconds: round(ms / 1000), layers };
}

export function writeTimings(timings: Timings): void {
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(timingsFile, JSON.stringify(timings, null, 2));
}

const filesOf = ({ layers }: Timings): (FileTime & { layer: string })[] =>
  layers
    .flatMap(({ layer, files }) => files.map((one) => ({ layer, ...one })))
    .sort((a, b) => b.seconds - a.seconds);

/** The files that took longest, one line each. */
export function slowestOf(timings: Timings): string {
  const lines = filesOf(timings)
    .slice(0, slowest)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
  return lines.length > 1 ? `Slowest files:\n${lines.join('\n')}\n` : '';
}

const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Two tables in Markdown, for docs/testing.md: seconds of each layer, and of each file. */
export function markdownOf(timings: Timings): string {
  const layers = timings.layers.map(({ layer, tests, seconds }) => row([`\`${layer}\``, tests, seconds]));
  const files = filesOf(timings).map(({ file, tests, seconds }) => row([`\`${file}\``, tests, seconds]));
  return [
    `In all ${timings.seconds} s on ${timings.cores} cores; layers run side by side.`,
    '',
    row(['layer', 'tests', 'seconds']),
    '|---|---:|---:|',
    ...layers,
    '',
    row(['file', 'tests', 'seconds']),
    '|---|---:|---:|',
    ...files,
  ].join('\n');
}
