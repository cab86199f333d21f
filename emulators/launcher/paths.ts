/** Where things are. All paths are absolute. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's root. */
export const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/[\\/]$/, '');

/** Data, logs and locks of the stores that run from this checkout; gitignored. */
export const stateDir = join(root, '.tempera');

/** What outlives the checkout: an installed Firestore emulator, compiled code. */
export const cacheDir = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'tempera');

/** The project id of every local stack; `demo-` makes firebase-tools refuse production. */
export const projectId = 'demo-tempera';

/** A file of the installed packages, as `bin('vite')` for what npm puts on the PATH. */
export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);
