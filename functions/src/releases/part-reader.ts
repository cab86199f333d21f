import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** A stream of a part of a file, `end` being past its last byte. */
export type Range = (start: number, end: number) => NodeJS.ReadableStream;

/** How an archive is read that lies elsewhere: its end, where the list of its files is read bit by bit, from memory. */
export class PartReader extends RandomAccessReader {
  readonly #tail: Buffer;
  readonly #tailStart: number;
  readonly #read: Range;

  constructor(tail: Buffer, tailStart: number, read: Range) {
    super();
    this.#tail = tail;
    this.#tailStart = tailStart;
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number) {
    const from = start - this.#tailStart;
    return from >= 0
      ? Readable.from([this.#tail.subarray(from, end - this.#tailStart)])
      : (this.#read(start, end) as Readable);
  }
}
