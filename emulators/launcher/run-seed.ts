/** The seed as a process of its own; see `seed.ts`. */
import { seedStore } from '../seed/seed.ts';

await seedStore((line) => console.log(line));
// Connections to the emulators are kept alive and would keep the process.
process.exit(0);
