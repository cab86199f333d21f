/** What can be wrong with an uploaded archive, and how the screen says it. */
export const archiveProblems = {
  'not-a-zip': 'This is no ZIP archive, or it is damaged.',
  'not-only-a-zip': 'There is something before, after or between the files of this archive.',
  empty: 'There are no files in this archive.',
  'too-many-files': 'There are more than 2,000 files in this archive.',
  'too-large': 'The files of this archive are too large: 500 MiB unpacked at most.',
  'too-dense': 'A file of this archive unpacks to more than 200 times its size.',
  encrypted: 'The archive is encrypted. Upload it without a password.',
  method: 'A file is packed by another method than Deflate. Pack it as an ordinary ZIP.',
  damaged: 'A file of this archive does not unpack to what it says it is.',
  'bad-path': 'A file has an absolute path, or one that leads out of its folder.',
  'bad-name': 'A file has a name that not every system can store.',
  'duplicate-name': 'Two files of this archive would have the same name.',
  link: 'There is a link or a device in this archive. Only files and folders may be in it.',
  'nested-archive': 'There is an archive within this archive. Put its files in as they are.',
} as const;

export type ArchiveProblem = keyof typeof archiveProblems;
