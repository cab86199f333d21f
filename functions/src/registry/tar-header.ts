/** What a tar says of a file before its bytes. */
export interface TarFile {
  /** With slashes, whatever letters and length. */
  name: string;
  sizeBytes: number;
  executable: boolean;
}

const block = 512;

/** When every file of every tarball is from, in seconds, as npm packs them: the same files make the same bytes. */
const epoch = Date.UTC(1985, 9, 26, 8, 15) / 1_000;

/** What fills the last block of so many bytes. */
export const tarPadding = (sizeBytes: number): Buffer => Buffer.alloc((block - (sizeBytes % block)) % block);

/** What ends a tar. */
export const tarEnd = Buffer.alloc(2 * block);

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** @param name of a hundred bytes at most. @param kind `0` for a file, `x` for what is said of the next one */
function headerOf(name: string, sizeBytes: number, mode: number, kind: '0' | 'x'): Buffer {
  const bytes = Buffer.alloc(block);
  bytes.write(name, 0, 100);
  const fields = [octal(mode, 8), octal(0, 8), octal(0, 8), octal(sizeBytes, 12), octal(epoch, 12)].join('');
  bytes.write(`${fields}        ${kind}`, 100, 'latin1');
  bytes.write('ustar\x0000', 257, 'latin1');
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${octal(sum, 7)} `, 148, 'latin1');
  return bytes;
}

/** A line that says its own length, in bytes. */
function paxRecord(key: string, value: string): Buffer {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  if (String(length).length > String(bytes).length) length = bytes + String(length).length;
  return Buffer.from(`${length}${rest}`);
}

/** Stands before the bytes of a file; a name that is long or has letters beyond ASCII has a pax header of its own. */
export function tarHeader({ name, sizeBytes, executable }: TarFile): Buffer {
  const mode = executable ? 0o755 : 0o644;
  if (/^[ -~]{1,100}$/.test(name)) return headerOf(name, sizeBytes, mode, '0');
  const record = paxRecord('path', name);
  return Buffer.concat([
    headerOf('PaxHeader', record.length, 0o644, 'x'),
    record,
    tarPadding(record.length),
    headerOf('package/file', sizeBytes, mode, '0'),
  ]);
}
