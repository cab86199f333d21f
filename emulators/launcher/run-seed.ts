/** The seed as a process of its own; see `seed.ts`. */
import { seedNothing, seedStore } from '../seed/seed.ts';

const log = (line: string) => console.log(line);
await (process.argv[2] === 'empty' ? seedNothing(log) : seedStore(log));
// Connections to the emulators are kept alive and would keep the process.
process.exit(0);
