import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../../emulators/launcher/failure.ts';
import { findOnPath } from '../../emulators/launcher/firestore-probes.ts';
import { cacheDir } from '../../emulators/launcher/paths.ts';
import { host, isAnswered } from '../../emulators/launcher/ports.ts';
import { run, signalGroup, start } from '../../emulators/launcher/processes.ts';
import type { Line, Toxic } from './plan-faults.ts';

const startMs = 10_000;
/** Where Go puts itself, and often on nobody's PATH. */
const usualGo = '/usr/local/go/bin/go';

/** Builds toxiproxy as `go.mod` pins it; Go keeps what it has built. @returns the program @throws Failure without Go, or where it can't be had */
async function buildToxiproxy(): Promise<string> {
  const go = findOnPath('go') ?? (existsSync(usualGo) ? usualGo : undefined);
  if (!go)
    throw new Failure(
      'Go 1.24 or later is needed for toxiproxy: install it (https://go.dev), then try again.',
    );
  const dir = join(cacheDir, 'toxiproxy');
  const program = join(dir, 'toxiproxy');
  mkdirSync(dir, { recursive: true });
  const args = ['build', '-o', program, 'github.com/Shopify/toxiproxy/v2/cmd/server'];
  const env = { ...process.env, GOTOOLCHAIN: 'local', CGO_ENABLED: '0' };
  const { code, output } = await run(go, args, { cwd: import.meta.dirname, env, output: 'capture' });
  if (code !== 0) throw new Failure(`toxiproxy could not be built:\n${output}`);
  return program;
}

/** The proxy between the parts of a store. */
export interface Toxiproxy {
  /** Puts itself before what listens on a port. @returns where it listens itself, `host:port` */
  putBefore(line: Line, port: number): Promise<string>;
  /** Has something go wrong with a line from now on, in both directions. */
  spoil(line: Line, toxic: Exclude<Toxic, { type: 'answers' }>): Promise<void>;
  /** All is well with a line again. */
  mend(line: Line): Promise<void>;
  stop(): void;
}

/** @param port where it is told what to do */
export async function startToxiproxy(
  port: number,
  log: { write(chunk: Uint8Array): unknown },
): Promise<Toxiproxy> {
  const program = await buildToxiproxy();
  const args = ['-host', host, '-port', String(port)];
  const child = start(program, args, { cwd: cacheDir, output: log });
  for (const end = Date.now() + startMs; !(await isAnswered(port)); await pause(50)) {
    if (child.process.exitCode !== null || Date.now() > end) throw new Failure('toxiproxy did not start.');
  }
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://${host}:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`toxiproxy answered ${text} to ${method} ${path}`);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    async putBefore(name, upstreamPort) {
      const upstream = `${host}:${upstreamPort}`;
      const made = await ask('POST', '/proxies', { name, listen: `${host}:0`, upstream, enabled: true });
      return (made as { listen: string }).listen;
    },
    async spoil(line, { type, attributes }) {
      for (const stream of ['upstream', 'downstream']) {
        await ask('POST', `/proxies/${line}/toxics`, { name: stream, type, stream, attributes });
      }
    },
    async mend(line) {
      for (const stream of ['upstream', 'downstream'])
        await ask('DELETE', `/proxies/${line}/toxics/${stream}`);
    },
    stop: () => void signalGroup(child.process, 'SIGTERM'),
  };
}
