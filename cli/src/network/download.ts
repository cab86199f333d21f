import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Failure } from '../core/failure.ts';
import { request, unreachable } from './request.ts';
import type { ArchiveLink } from './store-api.ts';

/** Attempts without a byte more. */
const attempts = 5;
/** The whole of an archive of 100 MiB, on a line of 0.5 MB/s. */
const timeoutMs = 240_000;

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.size ?? 0;

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

const startOf = (response: Response): number =>
  response.status === 206
    ? Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? Number.NaN)
    : 0;

/** A file that can't be written, which no other try makes better; null for what broke elsewhere. */
function onDisk(file: string, cause: unknown): Failure | null {
  const { syscall, code } = cause as NodeJS.ErrnoException;
  const isHere = syscall === 'open' || syscall === 'write';
  return isHere ? new Failure('local', `${file} can’t be written (${code}).`) : null;
}

/** Takes what is missing of a file, from where it was left. @returns false when the link has ended, or another part was sent */
async function takeRest(
  { url, sizeBytes }: ArchiveLink,
  file: string,
  onProgress: (arrivedBytes: number) => void,
): Promise<boolean> {
  const have = await sizeOf(file);
  const headers: Record<string, string> = have > 0 ? { range: `bytes=${have}-` } : {};
  const response = await request(url, { headers, timeoutMs });
  const { body } = response;
  if (!response.ok || !body) {
    await body?.cancel();
    if (response.status === 416) await rm(file, { force: true });
    return false;
  }
  const start = startOf(response);
  if (start !== have && start !== 0) {
    await body.cancel();
    return false;
  }
  let arrived = start;
  const counted = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      arrived += bytes.length;
      onProgress(arrived);
      // More than was told is not what was asked for: no disk is filled with it.
      done(arrived > sizeBytes ? new Error('too long') : null, bytes);
    },
  });
  const flags = start === 0 ? 'w' : 'a';
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), counted, createWriteStream(file, { flags }));
  } catch (cause) {
    if (arrived > sizeBytes) await rm(file, { force: true });
    throw onDisk(file, cause) ?? unreachable(url, cause);
  }
  return true;
}

/**
 * Brings an archive into a file, from where an earlier try has left it, and again from there when the connection breaks.
 * @param ask for a link: each lives five minutes
 * @param pause between two tries, by the number of those that brought nothing
 * @throws Failure when nothing more arrives, and `checksum` for bytes that are not the release's: they are removed
 */
export async function download(
  file: string,
  first: ArchiveLink,
  ask: () => Promise<ArchiveLink>,
  onProgress: (arrivedBytes: number) => void,
  pause: (failures: number) => Promise<unknown>,
): Promise<void> {
  let link = first;
  let failures = 0;
  let last: unknown = null;
  for (let before = await sizeOf(file); before !== link.sizeBytes; before = await sizeOf(file)) {
    if (before > link.sizeBytes) await rm(file, { force: true });
    const goesOn = await takeRest(link, file, onProgress).catch((cause: unknown) => {
      if (!(cause instanceof Failure) || cause.ending !== 'unreachable') throw cause;
      last = cause;
      return true;
    });
    failures = (await sizeOf(file)) > before ? 0 : failures + 1;
    if (failures === attempts)
      throw last ?? new Failure('unreachable', 'The archive could not be downloaded.');
    if (failures > 0) await pause(failures);
    if (!goesOn) link = await ask();
  }
  if ((await sha256Of(file)) === link.sha256) return;
  await rm(file, { force: true });
  throw new Failure('unreachable', 'The archive arrived damaged: its SHA-256 is not that of the release.', {
    reason: 'checksum',
    hint: 'Nothing was unpacked. Try again.',
  });
}
