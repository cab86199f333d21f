import { readFileSync } from 'node:fs';
import { run } from './program.ts';

// Whoever reads the output may have enough of it, as `head` has.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE') process.exit();
  throw cause;
});

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
await run(version, process.argv.slice(2));
