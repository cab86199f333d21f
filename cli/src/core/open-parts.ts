import { isOpen, languageOf } from '@tempera/domain/catalogue/open-files';
import { Failure } from './failure.ts';

/**
 * Parts of a release as the store takes them, of what was typed: files, and folders with or without a slash at their end.
 * @throws Failure for a path that leads to nothing in the release
 */
export const readParts = (typed: readonly string[], paths: readonly string[]): string[] =>
  typed.map((one) => {
    const path = one.replace(/^\.\//, '').replace(/\/+$/, '');
    if (paths.includes(path)) return path;
    if (paths.some((other) => other.startsWith(`${path}/`))) return `${path}/`;
    throw new Failure('usage', `--open: the release has no ${one}.`);
  });

/** The text files that anyone may read of a release with these parts open. */
export const openPaths = (parts: readonly string[], paths: readonly string[]): string[] =>
  paths.filter((path) => languageOf(path) !== undefined && isOpen(path, parts));
