import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import { recordOnce } from '../audit/audit.store.ts';
import { requireBearer } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { toManager } from '../platform/manager.ts';
import { toHttpsError, toRefusal } from '../platform/refusals.ts';
import { backupKey } from './signature.ts';
import { writeBackup } from './write-backup.ts';

interface Response {
  status(code: number): Response;
  setHeader(name: string, value: string): unknown;
  json(body: object): unknown;
  write(text: string): boolean;
  once(event: 'drain' | 'close', then: () => void): unknown;
  end(): unknown;
  destroy(): unknown;
  readonly headersSent: boolean;
  readonly destroyed: boolean;
}

/** Waits while the reader is slower than the database; one who has gone gets no more. */
const writerTo = (response: Response) => (text: string) =>
  new Promise<void>((resolve, reject) => {
    if (response.destroyed) reject(new Error('the reader has gone'));
    else if (response.write(text)) resolve();
    else {
      response.once('drain', resolve);
      response.once('close', resolve);
    }
  });

/** `GET /backup`: all business data as a signed file, for managers. */
export async function exportStore(request: Request, response: Response, secret: string): Promise<void> {
  try {
    const manager = await toManager(await requireBearer(request.headers.authorization));
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Disposition', `attachment; filename="tempera-backup-${day}.json"`);
    response.setHeader('Cache-Control', 'private, no-store');
    const documents = await writeBackup(backupKey(secret), writerTo(response));
    await recordOnce(`backup-${randomUUID()}`, {
      action: 'backup.exported',
      ...manager,
      targetId: '',
      targetName: 'backup',
      details: { documents },
    });
    logs.storeExported(documents);
    response.end();
  } catch (cause) {
    const refusal = toRefusal('exportStore', cause);
    // Half a backup must not look like a whole one.
    if (response.headersSent) response.destroy();
    else response.status(toHttpsError(refusal).httpErrorCode.status).json({ error: { details: refusal } });
  }
}
