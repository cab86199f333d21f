/** What a clone costs the server that sends it, next to a server that only reads files. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { db } from '../../functions/src/platform/admin.ts';
import type { Figures } from './budgets.ts';
import { callFunction, newBuyer } from './call-function.ts';
import { putLargeRelease } from './large-release.ts';
import { percentile, round } from './statistics.ts';

/** Clones at once, each by a person of their own. */
const clones = 100;
const rounds = 3;

/** A template of the seed, and one that is made for this. */
const templates = { small: 'neogate', large: 'bench-large' } as const;
const largeBytes = 8 * 1024 * 1024;

/** The user's part of an address: any name, and a token of somebody new, who may have what is free. */
async function newReader(): Promise<string> {
  const idToken = await newBuyer();
  const [, claims = ''] = idToken.split('.');
  const { sub, email } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  await db().doc(`users/${sub}`).set({ name: 'Ada Example', email, confirmedEmail: email });
  const asked = { action: 'create', name: 'Bench', scopes: ['library'], expiresInDays: 1 };
  const { result } = await callFunction('accessTokens', asked, idToken);
  return `x:${(result as { token: string }).token}`;
}

/** Lays down what a clone asks for as files of a folder. */
async function copyTo(folder: string, origin: string, reader: string, slug: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(reader).toString('base64')}`;
  const take = async (path: string) => {
    const response = await fetch(`http://${origin}/git/${slug}.git/${path}`, { headers: { authorization } });
    if (!response.ok) throw new Error(`${path} of ${slug} was answered with ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const file = join(folder, `${slug}.git`, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    return bytes.toString();
  };
  for (const path of ['HEAD', 'info/refs']) await take(path);
  for (const [, name] of (await take('objects/info/packs')).matchAll(/(pack-\w+)\.pack/g))
    for (const ending of ['idx', 'pack']) await take(`objects/pack/${name}.${ending}`);
}

/** Clones from all these addresses at once. @throws when one of them fails */
async function cloneAll(urls: readonly string[]): Promise<void> {
  const into = await mkdtemp(join(tmpdir(), 'tempera-clones-'));
  try {
    const clone = (url: string, n: number) =>
      promisify(execFile)('git', ['clone', '--quiet', url, join(into, `${n}`)]);
    await Promise.all(urls.map(clone));
  } finally {
    await rm(into, { recursive: true });
  }
}

/** Processor time of the server so far, in milliseconds. */
async function timeOf(server: ChildProcess): Promise<number> {
  server.send('time');
  const [ms] = await once(server, 'message');
  return ms;
}

/** What clones of one template cost in each way, the ways by turns: the medians, in milliseconds a clone. */
async function compare(server: ChildProcess, origin: string, readers: readonly string[], slug: string) {
  const addresses = {
    own: readers.map((reader) => `http://${reader}@${origin}/git/${slug}.git`),
    locked: readers.map((reader) => `http://${reader}@${origin}/locked/${slug}.git`),
    static: readers.map(() => `http://${origin}/static/${slug}.git`),
  };
  const samples = { own: [] as number[], locked: [] as number[], static: [] as number[] };
  // The first round warms up.
  for (let n = 0; n <= rounds; n += 1) {
    for (const way of ['own', 'locked', 'static'] as const) {
      const before = await timeOf(server);
      await cloneAll(addresses[way]);
      if (n > 0) samples[way].push(((await timeOf(server)) - before) / clones);
    }
  }
  const ms = (way: keyof typeof samples) => percentile(samples[way], 0.5);
  return { own: ms('own'), locked: ms('locked'), static: ms('static') };
}

/**
 * `clone.<size>.*`: processor time of serving a clone, a hundred at once, by that of serving the same files from a folder: to
 * anybody, and to whoever sends a password, whom git asks twice for each file.
 */
export async function measureClones(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'tempera-static-'));
  await putLargeRelease(templates.large, templates.small, largeBytes);
  const readers: string[] = [];
  for (let n = 0; n < clones; n += 1) readers.push(await newReader());
  const server = fork(join(import.meta.dirname, 'serve-clones.ts'), [folder]);
  try {
    const [port] = await once(server, 'message');
    const origin = `127.0.0.1:${port}`;
    const figures: Figures = {};
    for (const [size, slug] of Object.entries(templates)) {
      await copyTo(folder, origin, readers[0] ?? '', slug);
      const ms = await compare(server, origin, readers, slug);
      figures[`clone.${size}.ms`] = round(ms.own, 1);
      figures[`clone.${size}.ratio`] = round(ms.own / ms.static, 2);
      figures[`clone.${size}.locked.ratio`] = round(ms.own / ms.locked, 2);
    }
    return figures;
  } finally {
    server.disconnect();
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  }
}
