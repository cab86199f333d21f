/**
 * Every program that the launcher starts. Each gets a process group of its own: the terminal's Ctrl-C then reaches
 * only the launcher, which ends them in order, and ending a group ends all that the program started.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { Stopped } from './failure.ts';

export interface ChildOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** `screen` shows what it prints, anything that can be written to takes it, `capture` keeps it for {@link Ended.output}. */
  output: 'screen' | 'capture' | { write(chunk: Uint8Array): unknown };
  /** Leaves the processor to others as long as they want it. */
  isPatient?: boolean;
  /** Opens a message channel; the child notices by it when the launcher is gone. */
  ipc?: boolean;
}

export interface Ended {
  code: number;
  output: string;
}

export interface Child {
  process: ChildProcess;
  ended: Promise<Ended>;
}

const running = new Set<ChildProcess>();
const emergencies = new Set<() => void>();
let stopRequested = false;

/** Starts a program. It is in the launcher's care until it ends. */
export function start(command: string, args: string[], options: ChildOptions): Child {
  if (stopRequested) throw new Stopped();
  const out = options.output === 'screen' ? 'inherit' : 'pipe';
  const stdio: SpawnOptions['stdio'] = options.ipc ? ['ignore', out, out, 'ipc'] : ['ignore', out, out];
  const env = options.env ?? process.env;
  const child = spawn(command, args, { cwd: options.cwd, env, stdio, detached: true });
  running.add(child);
  if (options.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const chunks: Buffer[] = [];
  const { output } = options;
  for (const stream of [child.stdout, child.stderr]) {
    if (typeof output === 'object') stream?.on('data', (chunk: Buffer) => output.write(chunk));
    else stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const ended = new Promise<Ended>((resolve) => {
    const end = (code: number, extra = '') => {
      running.delete(child);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra });
    };
    child.once('error', (error) => end(127, error.message));
    child.once('close', (code, signal) => end(signal ? 1 : (code ?? 1)));
  });
  return { process: child, ended };
}

/** Starts a program and waits for its end. Throws {@link Stopped} when a stop was asked for meanwhile. */
export async function run(command: string, args: string[], options: ChildOptions): Promise<Ended> {
  const child = start(command, args, options);
  const onStop = () => signalGroup(child.process, 'SIGTERM');
  stopListeners.add(onStop);
  try {
    const ended = await child.ended;
    if (stopRequested) throw new Stopped();
    return ended;
  } finally {
    stopListeners.delete(onStop);
  }
}

/** Sends a signal to all that the child started; false when it is gone. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

const stopListeners = new Set<() => void>();

/** True once Ctrl-C or a signal came. */
export const isStopping = (): boolean => stopRequested;

/** Throws {@link Stopped} once a stop was asked for: for loops between slow steps. */
export function checkStopped(): void {
  if (stopRequested) throw new Stopped();
}

/** Resolves when a stop is asked for. */
export function whenStopped(): Promise<void> {
  if (stopRequested) return Promise.resolve();
  return new Promise((resolve) => stopListeners.add(resolve));
}

/** Asks everything that waits in {@link run} or {@link whenStopped} to end. */
export function requestStop(): void {
  if (stopRequested) return;
  stopRequested = true;
  for (const listener of [...stopListeners]) listener();
}

/** Adds something that {@link killEverything} must end besides the children's groups. */
export function onEmergency(action: () => void): () => void {
  emergencies.add(action);
  return () => emergencies.delete(action);
}

/** Ends every child at once, without asking. */
export function killEverything(): void {
  for (const action of emergencies) action();
  for (const child of running) signalGroup(child, 'SIGKILL');
}
