/** Builds that are skipped when nothing they are made from has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { Failure } from './failure.ts';
import { root, stateDir } from './paths.ts';
import { run } from './processes.ts';

/** SHA-256 over names and contents of files and, recursively, folders; those that do not exist count as absent. */
function hashInputs(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, path);
  return hash.digest('hex');
}

function addPath(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addPath(hash, join(path, name));
    return;
  }
  hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
}

/** Next to the output, not in it: builds empty their folder. */
export const stampOf = (outDir: string): string => `${outDir}.stamp`;

function isUpToDate(outDir: string, hash: string): boolean {
  const stamp = stampOf(outDir);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function writeStamp(outDir: string, hash: string): void {
  writeFileSync(stampOf(outDir), hash);
}

interface Build {
  what: string;
  command: string;
  args: string[];
  /** Files and folders that the result depends on, from the root. */
  inputs: string[];
  outDir: string;
  /** Must be there after the build; from `outDir`. */
  results: string[];
}

type Note = (line: string) => void;

/** Where the web app's local build goes, for browsers and for the function that renders pages, and the live demos. */
export const webDir = join(root, 'web', 'dist-local');
export const webPagesDir = join(root, 'functions', 'web-local');
export const demosDir = join(stateDir, 'demos');
export const functionsDir = join(root, 'functions', 'lib');

const common = ['package-lock.json', 'package.json', 'domain/src', 'domain/package.json'];

const functionsBuild: Build = {
  what: 'functions',
  command: 'npm',
  args: ['run', '--silent', 'build:functions'],
  inputs: [...common, 'functions/src', 'functions/package.json', 'functions/rolldown.config.mjs'],
  outDir: functionsDir,
  results: ['index.js'],
};

/** The command line, as its package has it. */
export const cliFile = join(root, 'cli', 'dist', 'tempera.js');

const cliBuild: Build = {
  what: 'command line',
  command: 'npm',
  args: ['run', '--silent', 'build:cli'],
  inputs: [...common, 'cli/src', 'cli/package.json', 'cli/rolldown.config.mjs'],
  outDir: dirname(cliFile),
  results: [basename(cliFile)],
};

const webBuild: Build = {
  what: 'web app',
  command: 'npm',
  args: ['run', '--silent', 'build:local'],
  inputs: [
    ...common,
    'web/src',
    'web/build',
    'web/public',
    'web/index.html',
    'web/.env.emulators.local',
    'web/package.json',
    'web/vite.config.ts',
  ],
  outDir: webDir,
  results: ['shell.html', 'sw.js', relative(webDir, join(webPagesDir, 'entry-server.js'))],
};

const demosBuild: Build = {
  what: 'live demos',
  command: process.execPath,
  args: [join(import.meta.dirname, 'run-build-demos.ts'), demosDir],
  // The lockfile, because some are built with the store's own React and Vite.
  inputs: ['emulators/seed', 'emulators/samples', 'package-lock.json'],
  outDir: demosDir,
  results: ['.'],
};

/** Bundles functions and domain into `functions/lib`. Like the others, true when there was something to build. */
export const buildFunctions = (note: Note): Promise<boolean> => build(functionsBuild, note);

/** Bundles the command line and domain into `cli/dist`. */
export const buildCli = (note: Note): Promise<boolean> => build(cliBuild, note);

/** Builds the web app for the emulators. */
export const buildWeb = (note: Note): Promise<boolean> => build(webBuild, note);

/** Lays out the templates' live demos. */
export const buildDemos = (note: Note): Promise<boolean> => build(demosBuild, note);

async function build(it: Build, note: Note): Promise<boolean> {
  const { what, command, args, outDir, results } = it;
  const hash = hashInputs(it.inputs.map((input) => join(root, input)));
  const isThere = () => results.every((result) => existsSync(join(outDir, result)));
  if (isThere() && isUpToDate(outDir, hash)) {
    note(`${what}: unchanged since the last build`);
    return false;
  }
  // A shell's own NODE_ENV would make pages that the server can't render.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(command, args, { cwd: root, env, output: 'capture' });
  if (code === 0 && isThere()) {
    writeStamp(outDir, hash);
    note(`${what}: built`);
    return true;
  }
  console.error(output);
  throw new Failure(`The ${what} could not be built into ${relative(root, outDir)}: see above.`);
}
