import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { craft } from '../../../tests/functions/support/archives.ts';
import { PartReader } from './part-reader.ts';
import { listStoredArchive } from './read-archive.ts';

const large = randomBytes(200_000);
const zip = craft([
  { name: 'neo/index.html', data: '<p>Hi</p>\n' },
  { name: 'neo/large.bin', data: large, method: 0 },
  ...Array.from({ length: 200 }, (_, n) => ({ name: `neo/src/${n}.js`, data: `let n = ${n};\n` })),
]);

/** The files of an archive whose last bytes are in memory, and what else was asked for. */
async function open(tailBytes: number) {
  const asked: [number, number][] = [];
  const tailStart = Math.max(0, zip.length - tailBytes);
  const reader = new PartReader(zip.subarray(tailStart), tailStart, (start, end) => {
    asked.push([start, end]);
    return Readable.from([zip.subarray(start, end)]);
  });
  return { entries: await listStoredArchive(reader, zip.length), asked };
}

const read = async (entries: Awaited<ReturnType<typeof open>>['entries'], path: string) => {
  const parts: Buffer[] = [];
  for await (const part of entries.find((one) => one.path === path)?.read() ?? []) parts.push(part);
  return Buffer.concat(parts);
};

describe('an archive that lies elsewhere', () => {
  it('is listed by its end alone, and each file is read by itself', async () => {
    const { entries, asked } = await open(100_000);
    expect(entries).toHaveLength(202);
    expect(asked).toEqual([]);
    expect((await read(entries, 'index.html')).toString()).toBe('<p>Hi</p>\n');
    // A header and the file, at its place.
    expect(asked.every(([start, end]) => start >= 0 && end < 200)).toBe(true);
    expect((await read(entries, 'large.bin')).equals(large)).toBe(true);
    expect((await read(entries, 'src/199.js')).toString()).toBe('let n = 199;\n');
  });

  it('is the same from memory, and where its list does not fit there', async () => {
    for (const tailBytes of [zip.length + 1, zip.length, 30]) {
      const { entries } = await open(tailBytes);
      expect((await read(entries, 'src/7.js')).toString()).toBe('let n = 7;\n');
    }
  });
});
