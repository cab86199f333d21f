import type { OpenFile } from '@tempera/domain/catalogue/open-files';
import type { ProductVersion } from '@tempera/domain/catalogue/product';
import { textOf } from './text-of.ts';

/** A file of an archive with its content, as far as an excerpt may come from it. */
export interface SourceFile {
  path: string;
  bytes: Buffer;
}

const languages: Record<string, string> = {
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  ts: 'javascript',
  tsx: 'javascript',
  css: 'css',
  html: 'html',
};
const order = Object.keys(languages);

/** Lines of an excerpt, letters of a line, and bytes of a file that is worth reading. */
const most = { lines: 40, line: 200, bytes: 200_000 } as const;

const endingOf = (path: string) => /\.([a-z]+)$/.exec(path)?.[1] ?? '';

/** Whether a file of this path and size, in bytes, may be excerpted: source that somebody wrote, not what a tool made. */
export const mayExcerpt = (path: string, sizeBytes: number): boolean =>
  endingOf(path) in languages &&
  sizeBytes > 0 &&
  sizeBytes <= most.bytes &&
  !/(?:^|\/)(?:node_modules|vendor|dist|build|\.[^/]*|__MACOSX)\//.test(path) &&
  !/[.-](?:min|config|test|spec|d)\.[a-z]+$/.test(path);

const rank = ({ path, bytes }: SourceFile) =>
  [order.indexOf(endingOf(path)), path.split('/').length, -bytes.length] as const;

function compare(one: SourceFile, other: SourceFile): number {
  const [a, b] = [rank(one), rank(other)];
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? one.path.localeCompare(other.path) : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The text of a file; null where it is none, or there is nothing to read. */
export function readText(bytes: Buffer): string | null {
  const text = textOf(bytes);
  return text?.trim() ? text : null;
}

/** The piece of source that the preview page shows: the beginning of the first script, style or page; null without one. */
export function chooseExcerpt(files: readonly SourceFile[]): ProductVersion['excerpt'] {
  for (const { path, bytes } of files.filter((one) => mayExcerpt(one.path, one.bytes.length)).sort(compare)) {
    const text = readText(bytes);
    if (text === null) continue;
    const lines = text
      .replaceAll('\r', '')
      .replace(/^\s*\n/, '')
      .split('\n')
      .slice(0, most.lines);
    const language = languages[endingOf(path)] ?? '';
    return {
      path,
      language,
      text: lines
        .map((line) => line.slice(0, most.line))
        .join('\n')
        .trimEnd(),
    };
  }
  return null;
}

/**
 * The excerpt of a version: whoever has chosen which parts are open has said what may be read of the others, too.
 * @param chosen the one of the whole archive, for a version without open parts
 * @param sources the files that are open
 */
export const publicExcerpt = (
  chosen: ProductVersion['excerpt'],
  parts: readonly string[],
  sources: readonly OpenFile[],
): ProductVersion['excerpt'] =>
  parts.length === 0
    ? chosen
    : chooseExcerpt(sources.map(({ path, text }) => ({ path, bytes: Buffer.from(text) })));
