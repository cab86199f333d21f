/** Remembers from run to run which test caught which mutant, so that the next run tries that one first. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from '../../emulators/launcher/paths.ts';
import { sourceLine } from './describe-mutant.ts';
import type { Mutant } from './make-mutants.ts';

export interface Catchers {
  /** Name of the test that caught it last time, if any. It need not exist any more. */
  of(mutant: Mutant): string | undefined;
  set(mutant: Mutant, test: string): void;
  save(): void;
}

const file = join(stateDir, 'mutate.json');

export function openCatchers(text: string): Catchers {
  const known = new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
  // By what it is and not by where, since lines move.
  const keyOf = (mutant: Mutant) =>
    [mutant.block, sourceLine(text, mutant), text.slice(mutant.start, mutant.end), mutant.after].join('\n');
  return {
    of: (mutant) => known.get(keyOf(mutant)) as string | undefined,
    set: (mutant, test) => known.set(keyOf(mutant), test),
    save() {
      mkdirSync(stateDir, { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(known)));
    },
  };
}
