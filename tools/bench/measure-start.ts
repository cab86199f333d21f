/** How long `npm start` takes the second time, when all is built and seeded. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../emulators/launcher/failure.ts';
import { root, stateDir } from '../../emulators/launcher/paths.ts';
import { fixedPorts, isFree } from '../../emulators/launcher/ports.ts';
import { checkStopped, onEmergency, whenStopped } from '../../emulators/launcher/processes.ts';
import type { Figures } from './budgets.ts';
import { round } from './statistics.ts';

/** What the launcher prints when a customer could open the store. */
const upMark = 'The store runs at ';
/** Files of a store on shifted ports, which end in its offset (launcher/open-store.ts). */
const leftovers = ['data', 'logs', 'public', 'gateway', 'mail', 'running'];

/** `start.second.s`: from the command to the printed address. The first start is not timed: it may build and seeds. */
export async function measureStart(): Promise<Figures> {
  const offset = await freeOffset();
  try {
    await startOnce(offset, ['--fresh']);
    const seconds = await startOnce(offset, []);
    return { 'start.second.s': round(seconds, 1) };
  } finally {
    for (const name of leftovers) {
      for (const ending of ['', '.ndjson', '.json', '.open']) {
        rmSync(join(stateDir, `${name}-${offset}${ending}`), { recursive: true, force: true });
      }
    }
  }
}

/** Starts the store as a person does, ends it by Ctrl-C, and waits for its end. @returns seconds until it was up */
async function startOnce(offset: number, flags: string[]): Promise<number> {
  const began = performance.now();
  const args = ['start', '--silent', '--', '--offset', String(offset), ...flags];
  const child = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const signal = (name: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, name);
  const calm = onEmergency(() => signal('SIGINT'));
  whenStopped().then(() => child.exitCode === null && signal('SIGINT'));
  let output = '';
  let upAfter: number | undefined;
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (upAfter !== undefined || !output.includes(upMark)) return;
        upAfter = (performance.now() - began) / 1000;
        signal('SIGINT');
      });
    }
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  calm();
  checkStopped();
  if (upAfter !== undefined) return upAfter;
  throw new Failure(`npm start ended before the store was up: ${output.trim().split('\n').at(-1)}`);
}

/** The first shift at which every port of a store is free and nobody keeps data. */
async function freeOffset(): Promise<number> {
  for (let offset = 600; offset < 1_500; offset += 50) {
    if (leftovers.some((name) => existsSync(join(stateDir, `${name}-${offset}`)))) continue;
    const free = await Promise.all(Object.values(fixedPorts(offset)).map(isFree));
    if (free.every(Boolean)) return offset;
  }
  throw new Failure('No ports are free for a second store.');
}
