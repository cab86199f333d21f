import { randomUUID } from 'node:crypto';
import type { Request } from 'firebase-functions/https';
import { recordOnce } from '../audit/audit.store.ts';
import { answerHeaders } from '../platform/answer-headers.ts';
import { requireBearer } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry } from '../platform/limiter.ts';
import { logs } from '../platform/logs.ts';
import { toProvenManager } from '../platform/manager.ts';
import { noteHttpRefusal } from '../platform/note-refusal.ts';
import { retryAfter, toHttpsError, toRefusal } from '../platform/refusals.ts';
import type { HttpResponse } from '../platform/respond.ts';
import { signedAddress } from '../platform/signed-address.ts';
import { removeOldExports, saveExport } from './exports.store.ts';
import { backupKey } from './signature.ts';
import { writeBackup } from './write-backup.ts';

/**
 * `GET /backup`: catalogue and settings, with orders and people for reference, as a signed file, for managers; answers
 * `{url, fileName}`. Not a redirect: who asks with a token must not send it along to where the file is.
 */
export async function exportStore(request: Request, response: HttpResponse, secret: string): Promise<void> {
  response.set({ ...answerHeaders, 'Cache-Control': 'private, no-store' });
  try {
    const manager = await toProvenManager(await requireBearer(request));
    await countTry(countersOf('storeExports', { uid: manager.byId, network: null }));
    await removeOldExports();
    let documents = 0;
    const path = await saveExport(async (take) => {
      documents = await writeBackup(backupKey(secret), take);
    });
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const fileName = `tempera-catalog-and-settings-${day}.json`;
    const url = await signedAddress(path, {
      contentType: 'application/json; charset=utf-8',
      disposition: `attachment; filename="${fileName}"`,
    });
    await recordOnce(`backup-${randomUUID()}`, {
      action: 'backup.exported',
      ...manager,
      targetId: '',
      targetName: 'backup',
      details: { documents },
    });
    logs.storeExported(documents);
    response.json({ url, fileName });
  } catch (cause) {
    const refusal = toRefusal('exportStore', cause, request.headers);
    await noteHttpRefusal('exportStore', refusal, request);
    response
      .status(toHttpsError(refusal).httpErrorCode.status)
      .set(retryAfter(refusal))
      .json({ error: { details: refusal } });
  }
}
