/** The live demos' build as a process of its own: `run-build-demos.ts OUT_DIR`. */
import { buildDemos } from '../seed/samples.ts';

await buildDemos(process.argv[2] as string);
