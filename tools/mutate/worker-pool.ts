/** Processes that run the specs side by side, each in projects of its own. */
import { join } from 'node:path';
import { Failure } from '../../emulators/launcher/failure.ts';
import { root } from '../../emulators/launcher/paths.ts';
import { type Child, checkStopped, signalGroup, start } from '../../emulators/launcher/processes.ts';
import type { Answer, Task } from './messages.ts';

export interface WorkerPool {
  /** Gives every thing to a worker that is free, in order, and `take` its answer. */
  each<T>(
    things: readonly T[],
    task: (thing: T) => Task,
    take: (thing: T, answer: Answer) => void,
  ): Promise<void>;
  /** Says something to all of them. */
  tell(task: Task): void;
  stop(): void;
}

/** @param env what the specs need to find the emulator */
export function startWorkers(count: number, env: Record<string, string>): WorkerPool {
  const folder = import.meta.dirname;
  const workers = Array.from({ length: count }, (_, index) =>
    start(
      process.execPath,
      ['--import', join(folder, 'replace-vitest.ts'), join(folder, 'worker.ts'), String(index)],
      { cwd: root, env: { ...process.env, ...env }, output: 'screen', ipc: true },
    ),
  );
  return {
    async each(things, task, take) {
      const waiting = [...things];
      const work = async (worker: Child) => {
        for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
          const answer = await ask(worker, task(thing));
          checkStopped();
          if (answer.kind === 'broken') throw new Failure(`A worker could not go on: ${answer.why}`);
          take(thing, answer);
        }
      };
      await Promise.all(workers.map(work));
    },
    tell(task) {
      for (const { process: child } of workers) child.send(task);
    },
    stop() {
      for (const { process: child } of workers) signalGroup(child, 'SIGKILL');
    },
  };
}

async function ask({ process: child, ended }: Child, task: Task): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  child.once('message', (answer) => resolve(answer as Answer));
  child.send(task);
  const gone = ended.then((): Answer => ({ kind: 'broken', why: 'it ended by itself.' }));
  return Promise.race([promise, gone]);
}
