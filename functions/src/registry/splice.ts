import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** Bytes of another file, from `start` to before `end`, and then some of one's own. */
export interface Piece {
  start: number;
  end: number;
  own: Buffer;
}

/** A file that is made of pieces of another, in the order in which they stand there. */
export class Splice {
  private readonly pieces: Piece[] = [];
  private owned: Buffer[] = [];
  private range = { start: 0, end: 0 };

  copy(start: number, end: number): void {
    if (start === end) return;
    if (this.owned.length === 0 && start === this.range.end) {
      this.range.end = end;
      return;
    }
    this.finish();
    this.range = { start, end };
  }

  own(...bytes: readonly Buffer[]): void {
    this.owned.push(...bytes);
  }

  finish(): Piece[] {
    const own = Buffer.concat(this.owned);
    if (own.length > 0 || this.range.end > this.range.start) this.pieces.push({ ...this.range, own });
    this.owned = [];
    this.range = { start: this.range.end, end: this.range.end };
    return this.pieces;
  }
}

const headBytes = 12;

/** As it is stored: start, end and how many bytes of its own each piece has, and those; the whole compressed. */
export async function encodePieces(pieces: readonly Piece[]): Promise<Buffer> {
  const parts = pieces.flatMap(({ start, end, own }) => {
    const head = Buffer.alloc(headBytes);
    head.writeUInt32LE(start, 0);
    head.writeUInt32LE(end, 4);
    head.writeUInt32LE(own.length, 8);
    return [head, own];
  });
  return promisify(gzip)(Buffer.concat(parts), { level: 9 });
}

/** @throws for what {@link encodePieces} has not made */
export async function decodePieces(stored: Buffer): Promise<Piece[]> {
  const bytes = await promisify(gunzip)(stored);
  const pieces: Piece[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [start, end, length] = [
      bytes.readUInt32LE(at),
      bytes.readUInt32LE(at + 4),
      bytes.readUInt32LE(at + 8),
    ];
    at += headBytes + length;
    pieces.push({ start, end, own: bytes.subarray(at - length, at) });
  }
  return pieces;
}

/** Makes the file of its pieces, reading the other one once, from its beginning. @throws when that is too short */
export async function* joinPieces(
  other: AsyncIterable<Buffer> | Iterable<Buffer>,
  pieces: readonly Piece[],
): AsyncGenerator<Buffer> {
  let [at, next] = [0, 0];
  for await (const chunk of other) {
    for (let piece = pieces[next]; piece; piece = pieces[next]) {
      const [from, to] = [Math.max(piece.start, at), Math.min(piece.end, at + chunk.length)];
      if (from < to) yield chunk.subarray(from - at, to - at);
      if (piece.end > at + chunk.length) break;
      if (piece.own.length > 0) yield piece.own;
      next += 1;
    }
    at += chunk.length;
  }
  if (next < pieces.length) throw new Error('The file that this is a splice of is too short.');
}
