/** Brings a running stack up to what the code is now, for the tests that are run on it while somebody works. */
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildFunctions, buildWeb, functionsDir } from './build.ts';
import { Failure } from './failure.ts';
import { checkStopped } from './processes.ts';
import { describeLog } from './read-log.ts';
import type { RunningStack } from './running.ts';
import { fillWebFolders, isFilled } from './web-folder.ts';

const pollMs = 100;
/** Discovering some sixty functions takes a second or two; a machine under load gets more. */
const reloadMs = 60_000;

/** Rebuilds functions and web app if their code has changed. @param note gets a line about each */
export async function refreshStack(stack: RunningStack, note: (line: string) => void): Promise<void> {
  const { app, ports, logFile } = stack;
  let isStale = false;
  // `npm run dev` rebuilds the functions by itself.
  if (!stack.watches) isStale = await buildFunctions(note);
  if (app) {
    await buildWeb(note);
    if (!isFilled(app)) {
      fillWebFolders(app, ports, true);
      // Pages are loaded once by each worker, and a reload gives new ones.
      isStale = true;
    }
  }
  if (isStale) await reloadFunctions(logFile);
}

/** Touches what the functions emulator watches and waits until it has loaded them again. */
async function reloadFunctions(logFile: string): Promise<void> {
  const loads = () =>
    (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '').split('Loaded functions').length;
  const before = loads();
  const now = new Date();
  utimesSync(join(functionsDir, 'index.js'), now, now);
  const deadline = Date.now() + reloadMs;
  while (loads() === before) {
    checkStopped();
    if (Date.now() > deadline) {
      throw new Failure(`The functions were not loaded again: ${describeLog(logFile)}`);
    }
    await setTimeout(pollMs);
  }
}
