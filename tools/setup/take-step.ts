import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApiCall, Step } from './steps.ts';

const run = promisify(execFile);

export type Outcome = { state: 'done' | 'was done' } | { state: 'failed'; reason: string };

/** `gcloud` without questions; what it prints. @throws what it said when it fails */
async function gcloud(args: readonly string[]): Promise<string> {
  try {
    return (await run('gcloud', [...args, '--quiet'])).stdout.trim();
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() || (error as Error).message);
  }
}

/** Takes a step, unless it is done. Never throws: the steps after it may well work. */
export async function takeStep(step: Step): Promise<Outcome> {
  const dir = mkdtempSync(join(tmpdir(), 'tempera-setup-'));
  try {
    if (step.doneWhen && (await gcloud(step.doneWhen).catch(() => ''))) return { state: 'was done' };
    for (const [name, text] of Object.entries(step.files ?? {}))
      writeFileSync(join(dir, name), text, { mode: 0o600 });
    const args = step.gcloud?.map((arg) => withFile(arg, step.files ?? {}, dir));
    if (args) await gcloud(args);
    if (step.api) return await call(step.api);
    return { state: 'done' };
  } catch (error) {
    const reason = (error as Error).message;
    return /already exists|ALREADY_EXISTS/.test(reason) ? { state: 'was done' } : { state: 'failed', reason };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const withFile = (arg: string, files: Record<string, string>, dir: string) => {
  const [flag, name] = arg.split('=');
  return name && Object.hasOwn(files, name) ? `${flag}=${join(dir, name)}` : arg;
};

async function call({ method, url, body }: ApiCall): Promise<Outcome> {
  const token = await gcloud(['auth', 'print-access-token']);
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return { state: 'done' };
  // What is there already.
  if (response.status === 409) return { state: 'was done' };
  throw new Error(`${response.status}: ${(await response.text()).slice(0, 300)}`);
}
