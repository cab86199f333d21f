import { createHmac } from 'node:crypto';
import { backupFormat } from '@tempera/domain/operations/backup';
import { clock } from '../platform/clock.ts';
import { projectId } from '../platform/project.ts';
import { readBusinessData } from './business-data.store.ts';
import { beforeSignature } from './signature.ts';

/**
 * Writes the whole backup as JSON, a document on each line, and signs it at its end.
 * @param write takes a piece of the text, and resolves when there is room for more
 * @returns how many documents are in it
 */
export async function writeBackup(key: Buffer, write: (text: string) => Promise<void>): Promise<number> {
  const signature = createHmac('sha256', key);
  const add = (text: string) => {
    signature.update(text);
    return write(text);
  };
  let count = 0;
  const exportedAt = new Date(clock.now()).toISOString();
  const head = { ...backupFormat, store: projectId(), exportedAt };
  await add(`${JSON.stringify(head).slice(0, -1)},"documents":[`);
  await readBusinessData(async (documents) => {
    const lines = documents.map(
      (document, index) => `${count + index > 0 ? ',' : ''}\n${JSON.stringify(document)}`,
    );
    count += documents.length;
    if (lines.length > 0) await add(lines.join(''));
  });
  await write(`${beforeSignature}${signature.digest('hex')}"}\n`);
  return count;
}
