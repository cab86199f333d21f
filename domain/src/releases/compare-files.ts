/** A file of a release; `sum` tells its content from another of the same size. */
export interface ReleasedFile {
  path: string;
  sizeBytes: number;
  sum: number;
}

/** What became of a file between two releases. */
export interface FileChange {
  status: 'added' | 'removed' | 'changed' | 'moved';
  /** Where it stands now, or stood where it was removed. */
  path: string;
  /** Where one that was moved stood before. */
  from?: string;
  /** What it has now, or had. */
  sizeBytes: number;
}

const contentOf = ({ sizeBytes, sum }: ReleasedFile) => `${sizeBytes}:${sum}`;

const byPath = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1);

/** What changed from one release to another, by path. A file that is gone here and there again, the same to the last byte, was moved. */
export function compareFiles(before: readonly ReleasedFile[], after: readonly ReleasedFile[]): FileChange[] {
  const was = new Map(before.map((file) => [file.path, file]));
  const is = new Map(after.map((file) => [file.path, file]));
  const gone = before.filter(({ path }) => !is.has(path));
  const movedFrom = new Map<string, string[]>();
  for (const file of gone) {
    if (file.sizeBytes === 0) continue;
    movedFrom.set(contentOf(file), [...(movedFrom.get(contentOf(file)) ?? []), file.path]);
  }
  const moved = new Set<string>();
  const changes = after.flatMap((file): FileChange[] => {
    const { path, sizeBytes } = file;
    const old = was.get(path);
    if (old) return contentOf(old) === contentOf(file) ? [] : [{ status: 'changed', path, sizeBytes }];
    const from = movedFrom.get(contentOf(file))?.shift();
    if (from === undefined) return [{ status: 'added', path, sizeBytes }];
    moved.add(from);
    return [{ status: 'moved', path, from, sizeBytes }];
  });
  const removed = gone
    .filter(({ path }) => !moved.has(path))
    .map(({ path, sizeBytes }): FileChange => ({ status: 'removed', path, sizeBytes }));
  return [...changes, ...removed].sort(byPath);
}

/** How much changed, in files. */
export type ChangeSize = Record<FileChange['status'], number>;

export function sizeOf(changes: readonly FileChange[]): ChangeSize {
  const size: ChangeSize = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { status } of changes) size[status] += 1;
  return size;
}

const told = ['changed', 'added', 'removed', 'moved'] as const;

/** “3 files changed, 1 added”. */
export function sizeText(size: ChangeSize): string {
  const parts = told.filter((status) => size[status] > 0);
  const [first] = parts;
  if (!first) return 'No file changed';
  const said = parts.map((status, n) =>
    n === 0
      ? `${size[status]} ${size[status] === 1 ? 'file' : 'files'} ${status}`
      : `${size[status]} ${status}`,
  );
  return said.join(', ');
}
