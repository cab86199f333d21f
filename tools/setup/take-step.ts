import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '../../emulators/launcher/failure.ts';
import { type ApiCall, projectIn, type Step } from './steps.ts';

const run = promisify(execFile);

export type Outcome = { state: 'done' | 'was done' } | { state: 'failed'; reason: string };

/** `gcloud` without questions; what it prints. @throws what it said when it fails */
export async function gcloud(args: readonly string[]): Promise<string> {
  try {
    return (await run('gcloud', [...args, '--quiet'])).stdout.trim();
  } catch (error) {
    throw new Error((error as { stderr?: string }).stderr?.trim() || (error as Error).message);
  }
}

/** @throws Failure before any step fails for the same reason */
export async function assertSignedIn(): Promise<void> {
  const accounts = await gcloud(['auth', 'list', '--filter=status:ACTIVE', '--format=value(account)']).catch(
    () => undefined,
  );
  if (accounts === undefined) throw new Failure('Install the Google Cloud SDK, and gcloud auth login.');
  if (accounts === '') throw new Failure('Sign in first: gcloud auth login');
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

async function call({ method, url, body, listed, keeps }: ApiCall): Promise<Outcome> {
  const headers = {
    authorization: `Bearer ${await gcloud(['auth', 'print-access-token'])}`,
    'content-type': 'application/json',
    'x-goog-user-project': projectIn(url),
  };
  const now = listed || keeps ? await read(listed ? url : keeps?.url, headers) : {};
  if (listed && listOf(now, listed).length > 0) return { state: 'was done' };
  const whole = keeps
    ? { ...body, [keeps.list]: [...new Set([...listOf(now, keeps.list), ...listOf(body, keeps.list)])] }
    : body;
  const response = await fetch(url, { method, headers, body: JSON.stringify(whole) });
  if (response.ok) return { state: 'done' };
  const text = await response.text();
  // What is there already.
  if (response.status === 409 || /already been enabled/.test(text)) return { state: 'was done' };
  throw new Error(`${response.status}: ${text.slice(0, 300)}`);
}

const listOf = (from: object, name: string): unknown[] => {
  const list = Reflect.get(from, name);
  return Array.isArray(list) ? list : [];
};

async function read(url = '', headers: Record<string, string>): Promise<object> {
  const response = await fetch(url, { headers });
  if (response.ok) return (await response.json()) as object;
  // Before it is there nothing stands in it.
  if (response.status === 404) return {};
  throw new Error(`${response.status}: ${(await response.text()).slice(0, 300)}`);
}
