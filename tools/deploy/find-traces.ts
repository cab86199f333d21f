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

/** Secrets that belong to functions alone: Stripe's keys, and what its webhooks are signed with. */
const secret = /(?:[sr]k_(?:test|live)|whsec)_[A-Za-z0-9]{16,}/g;
const hidden = (text: string) =>
  (text.match(secret) ?? []).map((key) => `${key.slice(0, 8)}… (a secret key)`);

/** What of the local store, and of secrets, is in the production build, `text in file`; nothing when there is no build. */
export function findTraces(root: string): string[] | undefined {
  const dir = join(root, built);
  if (!existsSync(join(dir, 'shell.html'))) return undefined;
  return globSync('**/*.{js,html,css,json}', { cwd: dir }).flatMap((name) => {
    const text = readFileSync(join(dir, name), 'utf8');
    const found = [...traces.filter((trace) => text.includes(trace)), ...hidden(text)];
    return found.map((trace) => `${trace} in ${built}/${name}`);
  });
}
