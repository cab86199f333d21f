/**
 * A process of its own for measure-clones.ts, so that its processor time is that of serving alone: repositories as the store serves
 * them, below `/static` a folder, and below `/locked` the same folder for whoever sends a password. Any message is answered with the time.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { root } from '../../emulators/launcher/paths.ts';
import { git } from '../../functions/src/git/git.ts';

interface Request {
  headers: Record<string, string | undefined>;
}
interface Response {
  set(name: string, value: string): { sendStatus(status: number): void };
}

/** What functions meet where they run. */
const express = createRequire(join(root, 'node_modules/firebase-tools/package.json'))('express');
const files = express.static(process.argv[2]);

const app = express();
app.use('/static', files);
app.use('/locked', ({ headers }: Request, response: Response, next: () => void) => {
  if (headers.authorization) next();
  else response.set('WWW-Authenticate', 'Basic realm="git"').sendStatus(401);
});
app.use('/locked', files);
app.use(git);
const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.on('disconnect', () => process.exit());
