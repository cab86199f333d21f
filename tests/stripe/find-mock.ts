import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from '../../emulators/launcher/firestore-probes.ts';
import { cacheDir } from '../../emulators/launcher/paths.ts';
import { run } from '../../emulators/launcher/processes.ts';

/** Stripe's own stand-in, which judges calls by the description of its API that it carries. */
const module = 'github.com/stripe/stripe-mock';
const version = 'v0.203.0';
const folder = join(cacheDir, 'stripe-mock', version);
const program = join(folder, 'stripe-mock');

export interface Mock {
  program: string;
  /** The description: OpenAPI, as JSON. */
  spec: unknown;
}

/** Go's word for what it did not do, the last line of it. */
const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

/** Built by Go once, which takes a minute or three; or why there is none. */
export async function findMock(): Promise<Mock | string> {
  const go = findOnPath('go');
  if (!go) return 'no Go';
  mkdirSync(folder, { recursive: true });
  const options = {
    cwd: folder,
    env: { ...process.env, GOBIN: folder, GOFLAGS: '-buildvcs=false' },
  } as const;
  if (!existsSync(program)) {
    const { code, output } = await run(go, ['install', `${module}@${version}`], {
      ...options,
      output: 'capture',
      isPatient: true,
    });
    if (code !== 0) return `Go could not build it: ${lastLine(output)}`;
  }
  const source = ['mod', 'download', '-json', `${module}@${version}`];
  const { code, output } = await run(go, source, { ...options, output: 'capture' });
  if (code !== 0) return `Go could not get its source: ${lastLine(output)}`;
  const { Dir } = JSON.parse(output) as { Dir: string };
  const spec = JSON.parse(readFileSync(join(Dir, 'embedded/openapi/spec3.json'), 'utf8'));
  return { program, spec };
}
