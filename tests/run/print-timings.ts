/** `npm run timings [-- FILE]`: the tables of the last run, or of one whose `.tempera/timings.json` was kept, in Markdown. */
import { readFileSync } from 'node:fs';
import { markdownOf, type Timings, timingsFile } from './timings.ts';

console.log(markdownOf(JSON.parse(readFileSync(process.argv[2] ?? timingsFile, 'utf8')) as Timings));
