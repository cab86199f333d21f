import { setImmediate } from 'node:timers/promises';

/** Where a deflate stream ends, in bits from its beginning. */
export interface DeflateEnd {
  /** The bit that says that its last block is the last. */
  lastBlock: number;
  /** The first bit after that block. */
  end: number;
}

/** How many bits follow the symbol of a length, and of a distance (RFC 1951, 3.2.5). */
const lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBits = [0, 0, 0, 0, ...Array.from({ length: 26 }, (_, n) => 1 + (n >> 1))];

/** In which order the lengths of the lengths' codes stand (3.2.7). */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const mostBits = 15;
const endOfBlock = 256;

const damaged = () => new Error('The deflate data is damaged.');

/** By the next fifteen bits: a symbol, times sixteen, and the length of its code; 0 where they begin with no code. */
function toCodes(lengths: readonly number[]): Uint16Array {
  const codes = new Uint16Array(1 << mostBits);
  let code = 0;
  for (let bits = 1; bits <= mostBits; bits += 1) {
    for (let symbol = 0; symbol < lengths.length; symbol += 1) {
      if (lengths[symbol] !== bits) continue;
      if (code >= 1 << bits) throw damaged();
      let turned = 0;
      for (let n = 0; n < bits; n += 1) turned |= ((code >> n) & 1) << (bits - 1 - n);
      for (let n = turned; n < codes.length; n += 1 << bits) codes[n] = (symbol << 4) | bits;
      code += 1;
    }
    code <<= 1;
  }
  return codes;
}

interface Alphabets {
  literals: Uint16Array;
  distances: Uint16Array;
}

const fixed: Alphabets = {
  literals: toCodes(
    Array.from({ length: 288 }, (_, n) => {
      if (n < 144) return 8;
      if (n < 256) return 9;
      return n < 280 ? 7 : 8;
    }),
  ),
  distances: toCodes(Array.from({ length: 30 }, () => 5)),
};

/** Walks through a deflate stream, without unpacking it. */
class Walker {
  /** The next bit. */
  at = 0;
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** The next bits, seventeen at least. */
  private peek(): number {
    const { bytes, at } = this;
    const byte = at >>> 3;
    const three = (bytes[byte] ?? 0) | ((bytes[byte + 1] ?? 0) << 8) | ((bytes[byte + 2] ?? 0) << 16);
    return three >>> (at & 7);
  }

  take(bits: number): number {
    const taken = this.peek() & ((1 << bits) - 1);
    this.at += bits;
    return taken;
  }

  private symbol(codes: Uint16Array): number {
    const found = codes[this.peek() & 0x7fff] ?? 0;
    if (found === 0) throw damaged();
    this.at += found & 15;
    return found >>> 4;
  }

  private alphabets(): Alphabets {
    const [literals, distances, known] = [this.take(5) + 257, this.take(5) + 1, this.take(4) + 4];
    const short = new Array<number>(19).fill(0);
    for (const n of order.slice(0, known)) short[n] = this.take(3);
    const codes = toCodes(short);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const symbol = this.symbol(codes);
      if (symbol < 16) lengths.push(symbol);
      else {
        const again = symbol === 16 ? (lengths.at(-1) ?? 0) : 0;
        const times = symbol === 16 ? 3 + this.take(2) : symbol === 17 ? 3 + this.take(3) : 11 + this.take(7);
        for (let n = 0; n < times; n += 1) lengths.push(again);
      }
    }
    return {
      literals: toCodes(lengths.slice(0, literals)),
      distances: toCodes(lengths.slice(literals, literals + distances)),
    };
  }

  private passPacked({ literals, distances }: Alphabets): void {
    const most = this.bytes.length * 8;
    while (this.at <= most) {
      const symbol = this.symbol(literals);
      if (symbol < endOfBlock) continue;
      if (symbol === endOfBlock) return;
      this.at += lengthBits[symbol - 257] ?? 0;
      const distance = this.symbol(distances);
      this.at += distanceBits[distance] ?? 0;
    }
    throw damaged();
  }

  /** Passes a block, of which the first bit is taken. */
  passBlock(): void {
    const kind = this.take(2);
    if (kind === 3) throw damaged();
    if (kind === 1) this.passPacked(fixed);
    else if (kind === 2) this.passPacked(this.alphabets());
    else {
      this.at = (this.at + 7) & ~7;
      const length = this.take(16);
      this.at += 16 + length * 8;
    }
  }
}

/** So much is walked through before others get their turn. */
const turnBits = 8 * 1024 * 1024;

/** Finds where a deflate stream ends, whatever follows it. @throws when it does not end */
export async function findDeflateEnd(bytes: Uint8Array): Promise<DeflateEnd> {
  const walker = new Walker(bytes);
  for (let turn = 0; walker.at < bytes.length * 8; ) {
    const lastBlock = walker.at;
    const isLast = walker.take(1) === 1;
    walker.passBlock();
    if (walker.at > bytes.length * 8) break;
    if (isLast) return { lastBlock, end: walker.at };
    if (walker.at - turn < turnBits) continue;
    turn = walker.at;
    await setImmediate();
  }
  throw damaged();
}
