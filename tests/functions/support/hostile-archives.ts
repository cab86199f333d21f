import type { ArchiveProblem } from '@tempera/domain/catalogue/archive-problems';
import { type Crafted, craft, template } from './archives.ts';

const withFile = (file: Crafted) => craft([...template(), file]);
const good = () => craft(template());
const zeros = (length: number) => Buffer.alloc(length);

/** A file that unpacks to more than it says. */
const liar = (): Buffer => withFile({ name: 'neo/big.txt', data: zeros(300_000), says: { size: 10 } });

/** Many entries that all unpack the same piece of the archive. */
function overlapping(): Buffer {
  const kernel = { name: 'a', data: zeros(100_000) };
  return craft([kernel, ...Array.from({ length: 9 }, () => ({ ...kernel, says: { offset: 0 } }))]);
}

/** The second name that a file has for programs which read Unicode paths. */
function secondName(): Buffer {
  const path = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from('../evil.sh')]);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(path.length, 2);
  return withFile({ name: 'neo/a.txt', data: 'a', extra: Buffer.concat([head, path]) });
}

function linkByExtra(): Buffer {
  const head = Buffer.alloc(4 + 14);
  head.writeUInt16LE(0x756e, 0);
  head.writeUInt16LE(14, 2);
  return withFile({ name: 'neo/a.txt', data: 'a', extra: head });
}

/** What hostile people send, and why it is refused. */
export const hostile: Record<string, [make: () => Buffer, problem: ArchiveProblem]> = {
  'no archive': [() => Buffer.from('<!doctype html><script>alert(1)</script>'), 'not-a-zip'],
  'a tar': [() => Buffer.concat([zeros(257), Buffer.from('ustar'), zeros(250)]), 'not-a-zip'],
  'an archive cut short': [() => good().subarray(0, -40), 'not-a-zip'],
  'bytes behind the end': [() => Buffer.concat([good(), Buffer.from('<script>')]), 'not-a-zip'],
  'bytes before the beginning': [() => Buffer.concat([Buffer.from('#!/bin/sh\n'), good()]), 'not-a-zip'],
  'no files': [() => craft([]), 'empty'],
  'folders alone': [() => craft([{ name: 'neo/', mode: 0o040755, method: 0 }]), 'empty'],
  'a path that leads out': [() => withFile({ name: 'neo/../../evil.sh', data: 'x' }), 'bad-path'],
  'an absolute path': [() => withFile({ name: '/etc/passwd', data: 'x' }), 'bad-path'],
  'a drive': [() => withFile({ name: 'C:/Windows/evil.dll', data: 'x' }), 'bad-path'],
  backslashes: [() => withFile({ name: '..\\evil.bat', data: 'x' }), 'bad-path'],
  'a hook of git': [() => withFile({ name: 'neo/.git/hooks/post-checkout', data: 'x' }), 'git-folder'],
  'a .git of other letters': [() => withFile({ name: 'neo/a/.GiT/config', data: 'x' }), 'git-folder'],
  'a .git by its short name': [() => withFile({ name: 'neo/GIT~1/config', data: 'x' }), 'git-folder'],
  'a link': [() => withFile({ name: 'neo/link', data: '/etc/passwd', mode: 0o120777 }), 'link'],
  'a device': [() => withFile({ name: 'neo/dev', mode: 0o020666 }), 'link'],
  'a pipe': [() => withFile({ name: 'neo/pipe', mode: 0o010666 }), 'link'],
  'a link in an extra field': [linkByExtra, 'link'],
  'an encrypted file': [() => withFile({ name: 'neo/a', data: 'x', flags: 0x0801 }), 'encrypted'],
  'strong encryption': [() => withFile({ name: 'neo/a', data: 'x', flags: 0x0841 }), 'encrypted'],
  'a method of its own': [() => withFile({ name: 'neo/a', data: 'x', method: 99 }), 'method'],
  'a bomb': [() => withFile({ name: 'neo/bomb', data: zeros(20_000_000) }), 'too-dense'],
  'a bomb that denies it': [liar, 'damaged'],
  'a bomb of overlapping files': [overlapping, 'duplicate-name'],
  'files that share their bytes': [
    () =>
      craft([
        { name: 'a', data: 'same' },
        { name: 'b', data: 'same', says: { offset: 0 } },
      ]),
    'damaged',
  ],
  'too much in all': [
    () => withFile({ name: 'neo/a', method: 0, data: 'x', says: { size: 0x7fff_ffff, packed: 0x7fff_ffff } }),
    'too-large',
  ],
  'too many files': [
    () => craft(Array.from({ length: 2_001 }, (_, index) => ({ name: `f${index}`, data: '' }))),
    'too-many-files',
  ],
  'one name twice': [() => withFile({ name: 'neo/index.html', data: 'other' }), 'duplicate-name'],
  'names that differ in capitals': [() => withFile({ name: 'neo/INDEX.html', data: 'x' }), 'duplicate-name'],
  'a file that is a folder too': [() => withFile({ name: 'neo/src', data: 'x' }), 'duplicate-name'],
  'a device name': [() => withFile({ name: 'neo/aux.js', data: 'x' }), 'bad-name'],
  'a name with a null': [() => withFile({ name: 'neo/a.txt\0.exe', data: 'x' }), 'bad-name'],
  'a name that turns around': [() => withFile({ name: 'neo/\u202etxt.exe', data: 'x' }), 'bad-name'],
  'a name in no known letters': [
    () => withFile({ name: Buffer.from([0x6e, 0xff, 0xfe]), data: 'x' }),
    'bad-name',
  ],
  'a stream of a file': [() => withFile({ name: 'neo/a.txt:evil', data: 'x' }), 'bad-name'],
  'a second name': [secondName, 'bad-name'],
  'two names for one file': [
    () => withFile({ name: 'neo/evil.sh', data: 'x', says: { name: 'neo/good.md' } }),
    'damaged',
  ],
  'a wrong sum': [() => withFile({ name: 'neo/a', data: 'x', says: { crc: 1 } }), 'damaged'],
  'two archives in one': [
    () => Buffer.concat([craft([{ name: 'a', data: 'x' }]), craft([{ name: 'b', data: 'y' }])]),
    'not-only-a-zip',
  ],
  'an archive in the archive': [() => withFile({ name: 'neo/more.dat', data: good() }), 'nested-archive'],
  'a packed stream in the archive': [
    () => withFile({ name: 'neo/a.bin', data: Buffer.from('1f8b0800000000', 'hex') }),
    'nested-archive',
  ],
  'parts of a row': [
    () => {
      const archive = good();
      archive.writeUInt16LE(1, archive.length - 18);
      return archive;
    },
    'not-a-zip',
  ],
};
