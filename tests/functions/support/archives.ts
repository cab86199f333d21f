import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and what of it is told otherwise than it is. */
export interface Crafted {
  name: string | Buffer;
  data?: Buffer | string;
  method?: number;
  /** How it is compressed: zlib's. */
  level?: number;
  strategy?: number;
  flags?: number;
  /** Unix mode, in the upper half of the attributes. */
  mode?: number;
  /** What the central directory says instead. */
  says?: { name?: string; size?: number; crc?: number; offset?: number; packed?: number };
  extra?: Buffer;
}

interface Written {
  local: Buffer;
  central: (offset: number) => Buffer;
}

function write(file: Crafted): Written {
  const {
    data = '',
    method = 8,
    level = 6,
    strategy = 0,
    flags = 0x0800,
    mode = 0o100644,
    says = {},
    extra = Buffer.alloc(0),
  } = file;
  const content = Buffer.from(data as string);
  const packed = method === 8 ? deflateRawSync(content, { level, strategy }) : content;
  const name = Buffer.from(file.name as string);
  const sum = crc32(content);
  const fields = (crc: number, packedSize: number, size: number) => {
    const head = Buffer.alloc(22);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(method, 4);
    head.writeUInt32LE(crc >>> 0, 10);
    head.writeUInt32LE(packedSize, 14);
    head.writeUInt32LE(size, 18);
    return head;
  };
  const lengths = (known: Buffer) => {
    const both = Buffer.alloc(4);
    both.writeUInt16LE(known.length, 0);
    both.writeUInt16LE(extra.length, 2);
    return both;
  };
  const [crc, size] = [says.crc ?? sum, says.size ?? content.length];
  const packedSize = says.packed ?? packed.length;
  const localHead = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    fields(crc, packedSize, size),
    lengths(name),
  ]);
  const central = (offset: number) => {
    const known = says.name === undefined ? name : Buffer.from(says.name);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode * 0x10000) >>> 0, 6);
    tail.writeUInt32LE(says.offset ?? offset, 10);
    const head = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x03', 'latin1'),
      fields(crc, packedSize, size),
      lengths(known),
    ]);
    return Buffer.concat([head, tail, known, extra]);
  };
  return { local: Buffer.concat([localHead, name, extra, packed]), central };
}

/** An archive of these files, byte by byte, so that a test can say in it what no program would. */
export function craft(files: readonly Crafted[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { local, central } = write(file);
    locals.push(local);
    centrals.push(central(offset));
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, directory, end, Buffer.from(comment)]);
}

/** An ordinary template below one folder. */
export const template = (): Crafted[] => [
  { name: 'neo/', mode: 0o040755, method: 0 },
  { name: 'neo/index.html', data: '<!doctype html><title>Neo</title>' },
  { name: 'neo/src/main.js', data: 'export const answer = 42;\n' },
  { name: 'neo/README.md', data: '# Neo\n', method: 0 },
];
