import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a process of functions holds at one time, after garbage was collected. */
export interface Sample {
  heapMB: number;
  timers: number;
  /** Connections that are open, those of listeners among them. */
  sockets: number;
}

export const samplesEveryMs = 15_000;

/** The samples of each process in the order in which they were taken, by the process's number. */
export function readSamples(folder: string): Map<string, Sample[]> {
  return new Map(
    readdirSync(folder).map((name) => {
      const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
      return [name.replace('.ndjson', ''), lines.map((line) => JSON.parse(line) as Sample)];
    }),
  );
}
