import { compareText } from '../site/plain-text.ts';

/** How much of an archive anyone may read before buying: chosen parts, files and their bytes, and bytes in all. */
export const openFileLimits = { parts: 100, path: 240, files: 60, bytes: 60_000, total: 600_000 } as const;

/** `products/{slug}/versions/{version}/sources/{n}`: the nth of the version's open files. */
export interface OpenFile {
  path: string;
  /** For its colors; empty shows it plain. */
  language: string;
  text: string;
}

const languages: Record<string, string> = {
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  css: 'css',
  html: 'html',
  svg: 'html',
  vue: 'html',
  svelte: 'html',
  json: 'json',
  md: '',
  txt: '',
  yml: '',
  yaml: '',
};

/** The language of a file that can be read as text, by its ending; undefined for one that can't. */
export const languageOf = (path: string): string | undefined => {
  const ending = /\.([a-z]+)$/.exec(path)?.[1];
  return ending !== undefined && Object.hasOwn(languages, ending) ? languages[ending] : undefined;
};

/** Whether a file is in the chosen parts: a path that ends with a slash is a whole folder. */
export const isOpen = (path: string, parts: readonly string[]): boolean =>
  parts.some((part) => (part.endsWith('/') ? path.startsWith(part) : path === part));

/** What of an archive can be chosen: its folders and files at the top, as far as there is something to read in them. */
export function openableParts(files: readonly { path: string }[]): string[] {
  const parts = files
    .filter(({ path }) => languageOf(path) !== undefined)
    .map(({ path }) => /^[^/]+\/?/.exec(path)?.[0] ?? path);
  const rank = (part: string) => (part.endsWith('/') ? 0 : 1);
  return [...new Set(parts)].sort((a, b) => rank(a) - rank(b) || compareText(a, b));
}

/**
 * What stays open of an archive where nothing else is said: the files that anyone may read of the release before. A part of which they
 * are all that can be read stands for them.
 * @param opened their paths
 */
export function partsStillOpen(files: readonly { path: string }[], opened: readonly string[]): string[] {
  const readable = files.map(({ path }) => path).filter((path) => languageOf(path) !== undefined);
  const parts = openableParts(files).filter((part) =>
    readable.every((path) => !isOpen(path, [part]) || opened.includes(path)),
  );
  return [...parts, ...readable.filter((path) => opened.includes(path) && !isOpen(path, parts))];
}
