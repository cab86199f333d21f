import type { ChangeSize, FileChange } from './compare-files.ts';

/** What `/source/{slug}/{version}/…` answers. */

/** A file of this size, in bytes, and more is not shown. */
export const shownBytes = 1024 * 1024;

export interface SourceTree {
  version: string;
  files: { path: string; sizeBytes: number }[];
  /** Whether there is a bill of materials. */
  sbom: boolean;
}

/** A file as it is shown; what is no text, or large, without its content. */
export type SourceFile = { path: string; sizeBytes: number } & (
  | { kind: 'text'; text: string }
  | { kind: 'binary' | 'large' }
);

export interface SourceChanges {
  version: string;
  since: string;
  changes: FileChange[];
}

export interface SourceChangeSize {
  version: string;
  since: string;
  size: ChangeSize;
}

/** Where each is asked for. @param since the version that it is compared with */
export const sourcePaths = {
  tree: (slug: string, version: string) => `/source/${slug}/${version}/tree`,
  file: (slug: string, version: string, path: string) =>
    `/source/${slug}/${version}/file?path=${encodeURIComponent(path)}`,
  changes: (slug: string, version: string, since: string) =>
    `/source/${slug}/${version}/changes?since=${since}`,
  size: (slug: string, version: string, since: string) => `/source/${slug}/${version}/size?since=${since}`,
  sbom: (slug: string, version: string) => `/source/${slug}/${version}/sbom.json`,
} as const;
