import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ArchiveEntry } from '../releases/read-archive.ts';
import { findDeflateEnd } from './deflate-end.ts';
import { joinPieces, type Piece, Splice } from './splice.ts';
import { tarEnd, tarHeader, tarPadding } from './tar-header.ts';

/** What a tarball turns out to be. Sizes in bytes. */
export interface Packed {
  sizeBytes: number;
  unpackedBytes: number;
  fileCount: number;
  /** SHA-1, in hex. */
  shasum: string;
  /** SHA-512, as npm writes it. */
  integrity: string;
}

const mostStored = 0xffff;
const gzipHead = Buffer.from('1f8b08000000000000ff', 'hex');
/** A stored block that is the last one and has nothing in it. */
const lastBlock = Buffer.from('010000ffff', 'hex');

/** A gzip file as it is put together: blocks of bytes as they are, and the blocks of an archive's files. */
class Body {
  private readonly splice = new Splice();
  private sum = 0;
  private size = 0;
  /** Whether the first bits of a stored block have been written, with the last bits of what stands before it. */
  private isBegun = false;

  constructor() {
    this.splice.own(gzipHead);
  }

  count(bytes: Uint8Array): void {
    this.sum = crc32(bytes, this.sum);
    this.size += bytes.length;
  }

  private storedHead(length: number): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt16LE(length, 1);
    head.writeUInt16LE(mostStored - length, 3);
    const kept = head.subarray(this.isBegun ? 1 : 0);
    this.isBegun = false;
    return kept;
  }

  /** @param bytes fewer than 64 KiB */
  own(bytes: Buffer): void {
    this.count(bytes);
    this.splice.own(this.storedHead(bytes.length), bytes);
  }

  copyStored(start: number, end: number): void {
    for (let at = start; at < end; at += mostStored) {
      const to = Math.min(end, at + mostStored);
      this.splice.own(this.storedHead(to - at));
      this.splice.copy(at, to);
    }
  }

  /** Takes the blocks of a file as they stand in the archive, of which the last one is no longer to be the last. */
  async copyDeflated(archive: Buffer, start: number, end: number): Promise<void> {
    const packed = archive.subarray(start, end);
    const found = await findDeflateEnd(packed);
    const [first, last] = [found.lastBlock >>> 3, found.end >>> 3];
    const used = found.end & 7;
    const byte = (n: number) => {
      const open = n === first ? (packed[n] ?? 0) & ~(1 << (found.lastBlock & 7)) : (packed[n] ?? 0);
      return Buffer.of(n === last ? open & ((1 << used) - 1) : open);
    };
    this.splice.copy(start, start + first);
    this.splice.own(byte(first));
    if (last > first) {
      this.splice.copy(start + first + 1, start + last);
      if (used > 0) this.splice.own(byte(last));
    }
    if (used === 0) return;
    // The bits that are left are the three zeros that begin a stored block, or some of them.
    if (used > 5) this.splice.own(Buffer.of(0));
    this.isBegun = true;
  }

  finish(): Piece[] {
    const end = Buffer.alloc(8);
    end.writeUInt32LE(this.sum, 0);
    end.writeUInt32LE(this.size >>> 0, 4);
    this.splice.own(lastBlock, end);
    return this.splice.finish();
  }
}

/** Counts what a file unpacks to. @throws when that is not as long as it says */
async function countContent(body: Body, { path, sizeBytes, read }: ArchiveEntry): Promise<void> {
  let size = 0;
  for await (const bytes of read()) {
    body.count(bytes);
    size += bytes.length;
  }
  if (size !== sizeBytes) throw new Error(`The size of ${path} is not what its archive says.`);
}

/**
 * How a tarball as npm wants it is spliced from an archive: below `package/` each file to the last byte, with whether it runs. The files' compressed
 * bytes are the archive's own, in whose order they stand, so that it is the same whatever zlib makes of them in years to come.
 * @throws when a file has another size than it says
 */
export async function planTarball(archive: Buffer, files: readonly ArchiveEntry[]): Promise<Piece[]> {
  const placed = await Promise.all(files.map(async (file) => ({ file, place: await file.place() })));
  const body = new Body();
  let padding: Buffer = Buffer.alloc(0);
  for (const { file, place } of placed.toSorted((a, b) => a.place.start - b.place.start)) {
    const { path, sizeBytes, executable } = file;
    body.own(Buffer.concat([padding, tarHeader({ name: `package/${path}`, sizeBytes, executable })]));
    await countContent(body, file);
    if (place.isDeflated) await body.copyDeflated(archive, place.start, place.end);
    else body.copyStored(place.start, place.end);
    padding = tarPadding(sizeBytes);
  }
  body.own(Buffer.concat([padding, tarEnd]));
  return body.finish();
}

/** Says what a tarball is that is spliced so. */
export async function describeTarball(
  archive: Buffer,
  files: readonly ArchiveEntry[],
  pieces: readonly Piece[],
): Promise<Packed> {
  const [sha1, sha512] = [createHash('sha1'), createHash('sha512')];
  let sizeBytes = 0;
  for await (const bytes of joinPieces([archive], pieces)) {
    sha1.update(bytes);
    sha512.update(bytes);
    sizeBytes += bytes.length;
  }
  return {
    sizeBytes,
    unpackedBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0),
    fileCount: files.length,
    shasum: sha1.digest('hex'),
    integrity: `sha512-${sha512.digest('base64')}`,
  };
}
