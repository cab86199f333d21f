import { root } from '../../emulators/launcher/paths.ts';
import { signalGroup, start } from '../../emulators/launcher/processes.ts';

const patience = 30_000;

/** Runs stripe-mock on a port of its own. */
export async function openMock(program: string): Promise<{ url: string; close(): void }> {
  let printed = '';
  const listening = Promise.withResolvers<string>();
  const child = start(program, ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0'], {
    cwd: root,
    output: {
      write(chunk) {
        printed += String(Buffer.from(chunk));
        const [, address] = /HTTP at address: (\S+)/.exec(printed) ?? [];
        if (address) listening.resolve(`http://${address}`);
      },
    },
  });
  const give = () => listening.reject(new Error(`stripe-mock did not start: ${printed}`));
  const late = setTimeout(give, patience);
  void child.ended.then(give);
  const url = await listening.promise;
  clearTimeout(late);
  return { url, close: () => signalGroup(child.process, 'SIGTERM') };
}
