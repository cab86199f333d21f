import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { hurry } from './run-seed.ts';

/** Gives the file a folder in which the simulators of its seeds keep what they have, and hurries their client. @returns its path */
export function useFolder(): () => string {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tempera-faults-'));
    hurry();
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  return () => folder;
}
