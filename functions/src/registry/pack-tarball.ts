import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { pack } from 'tar-stream';
import type { ArchiveEntry } from '../releases/read-archive.ts';

/** What a tarball turned out to be. Sizes in bytes. */
export interface Packed {
  sizeBytes: number;
  unpackedBytes: number;
  fileCount: number;
  /** SHA-1, in hex. */
  shasum: string;
  /** SHA-512, as npm writes it. */
  integrity: string;
}

/** When every file of every tarball is from, as npm packs them: the same files make the same bytes. */
const epoch = new Date('1985-10-26T08:15:00.000Z');

type Tar = ReturnType<typeof pack>;

async function addFile(tar: Tar, { path, sizeBytes, executable, read }: ArchiveEntry): Promise<void> {
  const mode = executable ? 0o755 : 0o644;
  const entry = tar.entry({ name: `package/${path}`, size: sizeBytes, mode, mtime: epoch, type: 'file' });
  await pipeline(read(), entry as unknown as NodeJS.WritableStream);
}

/** Ends the tar with its files, or breaks it with what went wrong. */
async function fill(tar: Tar, files: readonly ArchiveEntry[]): Promise<void> {
  try {
    for (const file of files) await addFile(tar, file);
    tar.finalize();
  } catch (cause) {
    tar.destroy(cause as Error);
  }
}

/**
 * Writes the files of an archive as npm wants them: below `package/`, each to the last byte, with whether it runs. Read and sent as streams, so that
 * no more than a piece of it is in memory.
 * @throws when a file has another size than it says, and what `target` throws
 */
export async function packTarball(
  files: readonly ArchiveEntry[],
  target: NodeJS.WritableStream,
): Promise<Packed> {
  const [sha1, sha512] = [createHash('sha1'), createHash('sha512')];
  let sizeBytes = 0;
  async function* measure(gzip: AsyncIterable<Buffer>) {
    for await (const bytes of gzip) {
      sha1.update(bytes);
      sha512.update(bytes);
      sizeBytes += bytes.length;
      yield bytes;
    }
  }
  // Loaded here, so that no other function carries it through its cold start.
  const tar = (await import('tar-stream')).pack();
  const filled = fill(tar, files);
  await pipeline(Readable.from(tar), createGzip({ level: 9 }), measure, target);
  await filled;
  return {
    sizeBytes,
    unpackedBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
    fileCount: files.length,
    shasum: sha1.digest('hex'),
    integrity: `sha512-${sha512.digest('base64')}`,
  };
}
