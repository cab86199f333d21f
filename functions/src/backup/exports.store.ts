import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { durations } from '@tempera/domain/site/durations';
import { bucket } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';

/** Exports wait here to be fetched; the bucket forgets what is older than a day (tools/setup). */
const folder = 'exports/';

/** Has a file of the bucket written, piece by piece. @returns its path; there is none after a failure */
export async function saveExport(
  write: (take: (text: string) => Promise<void>) => Promise<unknown>,
): Promise<string> {
  const file = (await bucket()).file(`${folder}${randomUUID()}.json`);
  const stream = file.createWriteStream({ resumable: false, contentType: 'application/json; charset=utf-8' });
  const ended = finished(stream);
  // Whoever writes hears of a failure below.
  ended.catch(() => {});
  try {
    await write(async (text) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), ended]);
    });
    stream.end();
    await ended;
    return file.name;
  } catch (cause) {
    stream.destroy();
    await file.delete({ ignoreNotFound: true });
    throw cause;
  }
}

/** Takes away exports that nobody can fetch any more. */
export async function removeOldExports(): Promise<void> {
  const [files] = await (await bucket()).getFiles({ prefix: folder });
  const before = clock.now() - durations.exportKept;
  const old = files.filter(({ metadata }) => Date.parse(String(metadata.timeCreated)) < before);
  await Promise.all(old.map((file) => file.delete({ ignoreNotFound: true })));
}
