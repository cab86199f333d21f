import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../emulators/launcher/paths.ts';

/** A script of an installed package; null where it is not installed. */
function scriptOf(name: string, path: string): string | null {
  const script = join(root, 'node_modules', name, path);
  return existsSync(script) ? script : null;
}

const scripts = {
  pnpm: scriptOf('pnpm', 'bin/pnpm.cjs'),
  yarn: scriptOf('@yarnpkg/cli-dist', 'bin/yarn.js'),
  shadcn: scriptOf('shadcn', 'dist/index.js'),
};

export type PackageClient = 'npm' | keyof typeof scripts;

/** Whether this machine has a client. Tests that drive one are skipped where it is missing, and their names say so. */
export const hasClient = (client: PackageClient): boolean =>
  client === 'npm' ? spawnSync('npm', ['--version']).status === 0 : scripts[client] !== null;

export interface ClientAnswer {
  code: number;
  /** What it prints, to wherever. */
  said: string;
}

/** Nobody but the store is asked for anything: whatever else is asked for is not there. */
const nowhere = 'http://127.0.0.1:9';

/**
 * Runs a stock client in a folder, whatever comes of it: with none of this machine's settings, and with its caches below that folder.
 * @param more variables of its environment
 */
export async function runClient(
  client: PackageClient,
  cwd: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<ClientAnswer> {
  const home = join(cwd, '.home');
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
    npm_config_cache: join(home, 'npm'),
    npm_config_update_notifier: 'false',
    npm_config_fetch_retries: '0',
    npm_config_registry: nowhere,
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_GLOBAL_CACHE: '0',
    YARN_NPM_REGISTRY_SERVER: nowhere,
    REGISTRY_URL: nowhere,
    NO_COLOR: '1',
    CI: '1',
    ...more,
  };
  const options = { cwd, env, maxBuffer: 16 * 1024 * 1024, timeout: 120_000 };
  const [file, first] = client === 'npm' ? ['npm', []] : [process.execPath, [scripts[client] ?? '']];
  try {
    const { stdout, stderr } = await promisify(execFile)(file, [...first, ...args], options);
    return { code: 0, said: stdout + stderr };
  } catch (cause) {
    const {
      code = 1,
      stdout = '',
      stderr = '',
    } = cause as { code?: number; stdout?: string; stderr?: string };
    return { code, said: stdout + stderr };
  }
}
