/** `npm start`: the store, as a customer sees it. */
import type { Arguments } from './arguments.ts';
import { Failure } from './failure.ts';
import { withStore } from './open-store.ts';
import { whenStopped } from './processes.ts';
import { describeLog } from './read-log.ts';
import { seconds } from './steps.ts';
import { welcome, welcomeEmpty } from './welcome.ts';

export async function runStart({ offset, fresh, empty }: Arguments): Promise<number> {
  const started = Date.now();
  await withStore({ offset, fresh, empty, app: true }, async ({ stack, url, logFile }) => {
    console.log((empty ? welcomeEmpty : welcome)(url, stack.env.TEMPERA_INBOX_URL ?? '', seconds(started)));
    const outcome = await Promise.race([stack.ended.then(() => 'ended'), whenStopped()]);
    if (outcome === 'ended') throw new Failure(`The emulators ended by themselves: ${describeLog(logFile)}`);
  });
  return 0;
}
