import type { ArchiveFile } from '@tempera/domain/catalogue/product';

/** The file at the top of an archive that has the text of its license; null where there is none. */
export const licenseFileOf = (files: readonly ArchiveFile[]): string | null =>
  files.find(({ path }) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(path))?.path ?? null;
