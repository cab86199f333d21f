/** What can be wrong with an uploaded archive, and how the screen says it. */
export const archiveProblems = {
  'not-a-zip': 'This is not a ZIP archive, or it is damaged.',
  'not-only-a-zip': 'This archive has data before, after or between its files.',
  empty: 'This archive has no files.',
  'too-many-files': 'This archive has more than 2,000 files.',
  'too-large': 'The files in this archive are too large. The limit is 500 MiB unpacked.',
  'too-dense': 'A file in this archive unpacks to more than 200 times its size.',
  encrypted: 'The archive is encrypted. Upload it without a password.',
  method: 'A file is not compressed with Deflate. Create a standard ZIP archive.',
  damaged: 'A file in this archive is damaged.',
  'bad-path': 'A file has an absolute path, or one that leads outside the archive.',
  'bad-name': 'A file name does not work on every system.',
  'duplicate-name': 'Two files in this archive have the same name.',
  'git-folder': 'This archive has a .git folder in it. Leave it out.',
  link: 'This archive has a link or device in it. Use files and folders only.',
  'nested-archive': 'This archive has another archive in it. Add its files directly.',
} as const;

export type ArchiveProblem = keyof typeof archiveProblems;

/** Marks that a name could hide behind, or turn around. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu;
/** Longer names are cut in the middle: their ends tell more than what stands between. */
const shown = 120;

/** A file of an archive as a message may show it, whatever its name is. */
export function shownPath(path: string): string {
  const plain = path.replace(unseen, '\uFFFD');
  return plain.length <= shown ? plain : `${plain.slice(0, shown / 2)}…${plain.slice(-shown / 2)}`;
}

/** What is wrong with an archive, and with which of its files where that is known. */
export const archiveMessage = (problem: ArchiveProblem, path?: string): string =>
  path === undefined ? archiveProblems[problem] : `${archiveProblems[problem]} File: ${path}`;
