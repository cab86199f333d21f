/** Runs the mail catcher next to the emulators, so that every mail of the store can be read and none leaves it. */
import type { WriteStream } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';
import { host, type Ports } from './ports.ts';
import { type Child, start } from './processes.ts';

/** Starts it and does not wait: a mail that comes too early is tried again. @param dir where mails are kept */
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
