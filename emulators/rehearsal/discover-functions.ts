import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure, messageOf } from '../launcher/failure.ts';
import { root } from '../launcher/paths.ts';
import { type Codebase, commonEnv, type Endpoint } from './functions-service.ts';
import { parameters, rehearsed } from './project.ts';

/** What firebase-tools finds in a codebase. */
interface Build {
  runtime?: string;
  endpoints: Record<string, Endpoint>;
}

interface Runtimes {
  getRuntimeDelegate(context: Record<string, string>): Promise<{
    validate(): Promise<void>;
    discoverBuild(runtimeConfig: unknown, env: Record<string, string>): Promise<Build>;
  }>;
}

const require = createRequire(join(root, 'package.json'));
const lib = (path: string): unknown =>
  require(join(root, 'node_modules/firebase-tools/lib/deploy/functions', path));

const runtime = 'nodejs24';

/** Reads an installed codebase's functions as `firebase deploy` does. @throws {@link Failure} for what a deploy would refuse */
export async function discoverFunctions(dir: string): Promise<Codebase> {
  const { getRuntimeDelegate } = lib('runtimes') as Runtimes;
  const { toBackend } = lib('build') as { toBackend(build: Build, values: object): unknown };
  const { endpointsAreValid } = lib('validate') as { endpointsAreValid(backend: unknown): void };
  try {
    const context = { projectId: rehearsed.project, projectDir: dir, sourceDir: dir, runtime };
    const delegate = await getRuntimeDelegate(context);
    await delegate.validate();
    const build = await delegate.discoverBuild({ firebase: {} }, { ...commonEnv, ...parameters });
    endpointsAreValid(toBackend({ ...build, runtime }, {}));
    return { dir, endpoints: build.endpoints };
  } catch (error) {
    throw new Failure(`A deploy would refuse the functions in ${dir}: ${messageOf(error)}`);
  }
}
