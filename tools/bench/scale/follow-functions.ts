import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { stateDir } from '../../../emulators/launcher/paths.ts';
import { type Counts, eachOf, noCounts, sumOf } from './counts.ts';

/** Functions are at rest when they have asked and been asked for nothing for this long, in milliseconds. */
const quietMs = 1_500;
const longestMs = 120_000;

const folder = join(stateDir, 'bench-scale-counts', String(process.pid));

/** The environment of functions that are counted. */
export function countingEnv(): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const counter = pathToFileURL(join(import.meta.dirname, 'count-functions.ts')).href;
  return { TEMPERA_COUNTS: folder, NODE_OPTIONS: `--import=${counter}` };
}

/** Once nothing is counted any more. */
export const forgetCounts = () => rmSync(folder, { recursive: true, force: true });

function readCounts(): Counts {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return sumOf(files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Counts));
}

const withoutTime = (counts: Counts) => JSON.stringify({ ...counts, cpuMs: 0 });

/** What functions have cost by the time that they are at rest. @throws Error when they are not within two minutes */
export async function countsAtRest(): Promise<Counts> {
  const began = Date.now();
  let last = noCounts;
  for (let since = began; Date.now() - since < quietMs; await pause(100)) {
    const now = readCounts();
    if (withoutTime(now) !== withoutTime(last)) since = Date.now();
    last = now;
    if (Date.now() - began > longestMs) throw new Error('the functions do not come to rest');
  }
  return last;
}

/** What functions cost for each time that `work` goes on, events that follow from it included. */
export async function countEach(times: number, work: () => Promise<unknown>): Promise<Counts> {
  const before = await countsAtRest();
  for (let n = 0; n < times; n += 1) await work();
  return eachOf(await countsAtRest(), before, times);
}
