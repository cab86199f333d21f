/** Commands that other folders own: scripts on the launcher's Node, with all that follows their name. */
import { join } from 'node:path';
import { root } from './paths.ts';
import { run } from './processes.ts';

/** Where each command's script is. They use `withStack` and `runAsScript` themselves. */
export const scripts = {
  bench: 'emulators/bench/main.ts',
  screens: 'emulators/screens/main.ts',
} as const;

export async function runScript(name: keyof typeof scripts, args: string[]): Promise<number> {
  const { code } = await run(process.execPath, [join(root, scripts[name]), ...args], {
    cwd: root,
    output: 'screen',
    ipc: true,
  });
  return code;
}
