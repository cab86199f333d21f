/** `npm run dev`: the same store, with functions rebuilt on change and the app served by Vite. */
import type { Arguments } from './arguments.ts';
import { Failure } from './failure.ts';
import { withStore } from './open-store.ts';
import { bin, root } from './paths.ts';
import { host } from './ports.ts';
import { signalGroup, start, whenStopped } from './processes.ts';
import { describeLog } from './read-log.ts';
import { seconds } from './steps.ts';
import { welcome, welcomeEmpty } from './welcome.ts';

const vitePort = 5173;

export async function runDev({ offset, fresh, empty }: Arguments): Promise<number> {
  const started = Date.now();
  const port = vitePort + offset;
  await withStore({ offset, fresh, empty, app: false, vitePort: port }, async ({ stack, logFile }) => {
    const env = { ...process.env, ...stack.env, TEMPERA_DEV_PORT: String(port) };
    // The functions emulator watches what this writes, and loads it anew.
    const rebuild = start(bin('rolldown'), ['-c', 'functions/rolldown.config.mjs', '--watch'], {
      cwd: root,
      env,
      output: 'screen',
    });
    const vite = start(bin('vite'), ['web', '--mode', 'emulators'], { cwd: root, env, output: 'screen' });
    const greet = empty ? welcomeEmpty : welcome;
    console.log(greet(`http://${host}:${port}`, stack.env.TEMPERA_INBOX_URL ?? '', seconds(started)));
    try {
      const ends = [
        stack.ended.then(() => `The emulators ended by themselves: ${describeLog(logFile)}`),
        rebuild.ended.then(() => 'The watcher of the functions ended by itself: see above.'),
        vite.ended.then(() => 'Vite ended by itself: see above.'),
      ];
      const reason = await Promise.race([...ends, whenStopped()]);
      if (reason) throw new Failure(reason);
    } finally {
      for (const child of [rebuild, vite]) signalGroup(child.process, 'SIGTERM');
    }
  });
  return 0;
}
