import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../emulators/launcher/paths.ts';

/** Asks twenty thousand things, of which the official emulator would keep every value for its coverage report: gigabytes. */
const tooLarge = 'permission-matrix';

/** The spec files of the rules that are tried on mutants, without folder and endings; long ones ask nothing that others don't. */
export function specNames(): string[] {
  return globSync('*.test.ts', { cwd: join(root, 'emulators', 'rules') })
    .map((file) => file.replace('.test.ts', ''))
    .filter((name) => name !== tooLarge && !name.endsWith('.long'))
    .sort();
}
