/** Starts the ticker for scheduled functions; errors go to the store's log. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { projectId, root } from './paths.ts';
import { signalGroup, start } from './processes.ts';

/** @param env the stack's environment @returns what ends it */
export function startTicker(env: Record<string, string>, logFile: string): () => void {
  const log = createWriteStream(logFile, { flags: 'a' });
  const envFiles = [`.env.${projectId}`, '.secret.local'].map(
    (name) => `--env-file-if-exists=${join(root, 'functions', name)}`,
  );
  const child = start(process.execPath, [...envFiles, join(import.meta.dirname, 'run-ticker.ts')], {
    cwd: root,
    env: { ...process.env, ...env },
    output: log,
    ipc: true,
  });
  return () => signalGroup(child.process, 'SIGTERM');
}
