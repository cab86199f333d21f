import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedPorts, host } from '../../emulators/launcher/ports.ts';
import { demoAccounts } from '../../emulators/seed/accounts.ts';

const built = 'web/dist';

/** Texts that only the local store's build has. */
const traces = [
  ...demoAccounts.flatMap(({ email, password }) => [email, password]),
  ...Object.values(fixedPorts()).map((port) => `${host}:${port}`),
  'local.json',
];

/** What of the local store is in the production build, `text in file`; nothing when there is no build. */
export function findTraces(root: string): string[] | undefined {
  const dir = join(root, built);
  if (!existsSync(join(dir, 'shell.html'))) return undefined;
  return globSync('**/*.{js,html,css,json}', { cwd: dir }).flatMap((name) => {
    const text = readFileSync(join(dir, name), 'utf8');
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${built}/${name}`);
  });
}
