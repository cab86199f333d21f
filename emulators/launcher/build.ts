/** Builds that are skipped when nothing they are made from has changed. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Failure } from './failure.ts';
import { hashInputs, isUpToDate, writeStamp } from './input-hash.ts';
import { root } from './paths.ts';
import { run } from './processes.ts';

interface Build {
  what: string;
  npmArgs: string[];
  /** Files and folders that the result depends on, from the root. */
  inputs: string[];
  outDir: string;
  /** Must exist after the build. */
  result: string;
}

const common = ['package-lock.json', 'tsconfig.json', 'domain/src', 'domain/package.json'];

const functionsBuild: Build = {
  what: 'functions',
  npmArgs: ['run', 'build:functions'],
  inputs: [...common, 'functions/src', 'functions/package.json', 'functions/rolldown.config.ts'],
  outDir: join(root, 'functions', 'lib'),
  result: 'index.js',
};

const webBuild: Build = {
  what: 'web app',
  npmArgs: ['run', 'build:local', '-w', 'web'],
  inputs: [...common, 'web/src', 'web/public', 'web/index.html', 'web/package.json', 'web/vite.config.ts'],
  outDir: join(root, 'web', 'dist-local'),
  result: 'index.html',
};

type Note = (line: string) => void;

/** Bundles functions and domain into `functions/lib`. */
export const buildFunctions = (note: Note): Promise<void> => build(functionsBuild, note);

/** Builds the web app for the emulators into `web/dist-local`. */
export const buildWeb = (note: Note): Promise<void> => build(webBuild, note);

async function build({ what, npmArgs, inputs, outDir, result }: Build, note: Note): Promise<void> {
  const hash = hashInputs(inputs.map((input) => join(root, input)));
  if (existsSync(join(outDir, result)) && isUpToDate(outDir, hash)) {
    note('unchanged since the last build');
    return;
  }
  const { code, output } = await run('npm', npmArgs, { cwd: root, output: 'capture' });
  if (code === 0 && existsSync(join(outDir, result))) return writeStamp(outDir, hash);
  console.error(output);
  throw new Failure(`The ${what} could not be built into ${relative(root, outDir)}: see above.`);
}
