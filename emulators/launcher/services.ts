/** Runs what a store has besides the emulators: the simulated payment gateway, the mail catcher, the ticker. */
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';
import { projectId, root } from './paths.ts';
import { host, isFree, originOf, type Ports } from './ports.ts';
import { type Child, checkStopped, signalGroup, start } from './processes.ts';

const pollMs = 50;

/**
 * Starts the payment gateway (decision 0004) and resolves once it listens.
 * @param journal the file in which it keeps its charges @param tellsStore whether there is one that takes webhooks @throws {@link Failure} when it ends instead
 */
export async function startGateway(
  ports: Ports,
  journal: string,
  tellsStore: boolean,
  log: WriteStream,
): Promise<Child> {
  mkdirSync(dirname(journal), { recursive: true });
  const child = start(process.execPath, [join(root, 'emulators', 'gateway', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      TEMPERA_GATEWAY_HOST: host,
      TEMPERA_GATEWAY_PORT: String(ports.gateway),
      TEMPERA_GATEWAY_JOURNAL: journal,
      TEMPERA_WEBHOOKS_URL: tellsStore ? `http://${host}:${ports.hosting}/webhooks/stripe` : '',
    },
    output: log,
    ipc: true,
  });
  while (await isFree(ports.gateway)) {
    checkStopped();
    if (child.process.exitCode !== null)
      throw new Failure('The payment gateway did not start (see the log).');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return child;
}

/**
 * Starts the mail catcher, so that every mail of the store can be read and none leaves it. Does not wait: a mail that
 * comes too early is tried again. @param dir where mails are kept
 */
export function startMailCatcher(ports: Ports, dir: string, log: WriteStream): Child {
  return start(process.execPath, [join(root, 'emulators', 'mail', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      TEMPERA_MAIL_HOST: host,
      TEMPERA_SMTP_PORT: String(ports.smtp),
      TEMPERA_INBOX_PORT: String(ports.inbox),
      TEMPERA_MAIL_DIR: dir,
    },
    output: log,
    ipc: true,
  });
}

/** Starts the ticker for scheduled functions, and the store's clock; errors go to the store's log. @returns a function that ends it */
export function startTicker(env: Record<string, string>, ports: Ports, logFile: string): () => void {
  const log = createWriteStream(logFile, { flags: 'a' });
  const envFiles = [`.env.${projectId}`, '.secret.local'].map(
    (name) => `--env-file-if-exists=${join(root, 'functions', name)}`,
  );
  const child = start(process.execPath, [...envFiles, join(import.meta.dirname, 'run-ticker.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      ...originOf(env),
      TEMPERA_CLOCK_HOST: host,
      TEMPERA_CLOCK_PORT: String(ports.clock),
      TEMPERA_HUB_URL: `http://${host}:${ports.hub}`,
    },
    output: log,
    ipc: true,
  });
  return () => signalGroup(child.process, 'SIGTERM');
}
