/** What an archive may hold at most. Sizes in bytes, unpacked. */
export const archiveLimits = {
  entries: 2_000,
  /** All names together, so that the list of files fits its document. */
  names: 400_000,
  unpacked: 500 * 1024 * 1024,
  /** A file may unpack to so many times its packed size; below the size that follows nobody minds. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  pathLength: 240,
  nameBytes: 255,
  depth: 30,
} as const;
