/** Commands that other folders own: scripts on the launcher's Node, with all that follows their name. */
import { join } from 'node:path';
import { root } from './paths.ts';
import { run } from './processes.ts';

/** Where each command's script is. They use `withStack` and `runAsScript` themselves. */
export const scripts = {
  test: 'tests/run/main.ts',
  bench: 'tools/bench/main.ts',
  screens: 'tools/screens/main.ts',
  mutate: 'tools/mutate/main.ts',
  'seed-large': 'tools/large-store/main.ts',
  'stats-check': 'tools/stats/main.ts',
} as const;

type Script = keyof typeof scripts;

export const isScript = (name: string | undefined): name is Script =>
  name !== undefined && Object.hasOwn(scripts, name);

export async function runScript(name: Script, args: string[]): Promise<number> {
  const { code } = await run(process.execPath, [join(root, scripts[name]), ...args], {
    cwd: root,
    output: 'screen',
    ipc: true,
  });
  return code;
}
