/** A plain file name: no folder, no `..`, nothing that a header or a path could misread. */
export function isSafeFileName(name: unknown): name is string {
  return (
    typeof name === 'string' &&
    /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/.test(name) &&
    name.length <= 200
  );
}

/** Where the archive of a version stands in the bucket. */
export function archivePath(slug: string, version: string, fileName: string): string {
  return `archives/${slug}/${version}/${fileName}`;
}
