import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../launcher/failure.ts';
import { root } from '../launcher/paths.ts';
import { run } from '../launcher/processes.ts';

/**
 * A copy of this checkout with its installed packages, built as docs/deploy.md says: what a deploy would send is made in a folder
 * where nothing of a local store lies, and a store that runs beside it keeps its own build. `webEnv` is what the web app is built with.
 */
export async function makeCheckout(dir: string, webEnv: Record<string, string>): Promise<void> {
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    output: 'capture',
  });
  if (code !== 0) throw new Failure(`The checkout's files can't be listed: ${output}`);
  for (const file of output.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(root, file), join(dir, file));
  }
  const folders = [
    '.',
    ...readdirSync(root, { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => name),
  ];
  for (const folder of folders) {
    const packages = join(folder, 'node_modules');
    if (folder !== 'node_modules' && existsSync(join(root, packages)) && existsSync(join(dir, folder)))
      symlinkSync(join(root, packages), join(dir, packages));
  }
  const lines = Object.entries(webEnv).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(dir, 'web/.env.production'), lines.join(''));
}

/** Builds the web app and the functions with the commands of the project. */
export async function buildCheckout(dir: string): Promise<void> {
  // A test's own mode would be taken for the build's.
  const { NODE_ENV: _mode, ...env } = process.env;
  const { code, output } = await run('npm', ['run', '--silent', 'build'], {
    cwd: dir,
    env,
    output: 'capture',
  });
  if (code !== 0) throw new Failure(`The production build fails:\n${output}`);
}
