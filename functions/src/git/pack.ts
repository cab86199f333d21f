import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflate } from 'node:zlib';
import type { GitObject, ObjectType } from './objects.ts';

/** An object that goes into a pack; `size` in bytes, as it is read. */
export interface Packable {
  id: string;
  type: ObjectType;
  size: number;
  /** About what it takes in the pack, at most. */
  packedBytes: number;
  read: () => AsyncIterable<Buffer> | Iterable<Buffer>;
}

export const packable = ({ id, type, content }: GitObject): Packable => ({
  id,
  type,
  size: content.length,
  packedBytes: content.length + 32,
  read: () => [content],
});

/** A pack with its index. `sha` names both: it is the sum that the pack ends with. */
export interface Pack {
  sha: string;
  /** In the order of the file. */
  pack: Buffer[];
  packBytes: number;
  idx: Buffer;
}

/** About what a pack has at most, so that each is sent within a moment and one that breaks costs little. One file may be larger. */
export const mostPackBytes = 20 * 1024 * 1024;

/** Divides objects into packs, in their order. */
export function groupObjects(objects: readonly Packable[], most = mostPackBytes): Packable[][] {
  const groups: Packable[][] = [];
  let room = 0;
  for (const one of objects) {
    const group = groups.at(-1);
    if (group && one.packedBytes <= room) group.push(one);
    else {
      groups.push([one]);
      room = most;
    }
    room -= one.packedBytes;
  }
  return groups;
}

const typeNumbers = { commit: 1, tree: 2, blob: 3 } as const;

/** Type and size before an object: four bits of the size, then seven at a time. */
function entryHeader(type: ObjectType, size: number): Buffer {
  const bytes = [(typeNumbers[type] << 4) | (size & 0xf)];
  for (let rest = size >>> 4; rest > 0; rest >>>= 7) {
    bytes.push((bytes.pop() ?? 0) | 0x80, rest & 0x7f);
  }
  return Buffer.from(bytes);
}

interface Placed {
  id: string;
  crc: number;
  offset: number;
}

const numbers = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value, n * 4);
  return bytes;
};

const idxMagic = Buffer.from('ff744f6300000002', 'hex');
const fanoutSize = 256 * 4;

/** The index of a pack, version 2: where which object is. */
function formatIndex(placed: readonly Placed[], packSum: Buffer): Buffer {
  const sorted = placed.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  // How many ids begin with this byte or a smaller one.
  const fanout = Array.from({ length: 256 }, (_, byte) => {
    const end = sorted.findIndex(({ id }) => Number.parseInt(id.slice(0, 2), 16) > byte);
    return end === -1 ? sorted.length : end;
  });
  const body = Buffer.concat([
    idxMagic,
    numbers(fanout),
    ...sorted.map(({ id }) => Buffer.from(id, 'hex')),
    numbers(sorted.map(({ crc }) => crc)),
    numbers(sorted.map(({ offset }) => offset)),
    packSum,
  ]);
  return Buffer.concat([body, createHash('sha1').update(body).digest()]);
}

/** Which objects a pack has, by its index. @throws when it is none of ours */
export function idsIn(idx: Buffer): string[] {
  if (!idx.subarray(0, idxMagic.length).equals(idxMagic)) throw new Error('This is not an index of a pack.');
  const start = idxMagic.length + fanoutSize;
  const count = idx.readUInt32BE(start - 4);
  return Array.from({ length: count }, (_, n) => idx.toString('hex', start + n * 20, start + n * 20 + 20));
}

/**
 * Writes a pack of whole objects. They are read as streams, so that one file of any size takes no more memory than it does packed.
 * @throws when an object has another size than it says
 */
export async function writePack(objects: readonly Packable[]): Promise<Pack> {
  const hash = createHash('sha1');
  const pack: Buffer[] = [];
  let packBytes = 0;
  let crc = 0;
  const add = (bytes: Buffer) => {
    hash.update(bytes);
    crc = crc32(bytes, crc);
    pack.push(bytes);
    packBytes += bytes.length;
  };
  add(Buffer.concat([Buffer.from('PACK'), numbers([2, objects.length])]));
  const placed: Placed[] = [];
  for (const { id, type, size, read } of objects) {
    const offset = packBytes;
    crc = 0;
    add(entryHeader(type, size));
    const deflate = createDeflate();
    await pipeline(read(), deflate, async (packed) => {
      for await (const bytes of packed) add(bytes as Buffer);
    });
    if (deflate.bytesWritten !== size) throw new Error(`The object ${id} has not the size that it says.`);
    placed.push({ id, crc, offset });
  }
  const sum = hash.digest();
  pack.push(sum);
  const idx = formatIndex(placed, sum);
  return { sha: sum.toString('hex'), pack, packBytes: packBytes + sum.length, idx };
}
