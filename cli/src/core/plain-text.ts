/** Text of a store, a file name or git's words without what a terminal would obey: escapes, other controls, and what turns the direction. */
export const plain = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

/** The same in one line. */
export const plainLine = (text: string): string => plain(text.replace(/[\n\t]/g, ' ')).trim();

const lineLength = 80;

/** Words in lines of that many characters; a longer word, such as an address, has one of its own. */
const fold = (words: string, length: number): string[] =>
  words.match(new RegExp(`\\S(?:.{0,${length - 1}}(?=\\s|$)|\\S*)`, 'gu')) ?? [''];

/** Paragraphs and lists as they were written, in lines that no terminal breaks: two spaces in, and what goes on after a list's mark under its words. */
export function block(text: string): string {
  const lines = plain(text.replace(/\t/g, '  ')).trim().split('\n');
  return lines
    .flatMap((line) => {
      const [mark = ''] = line.match(/^ {0,12}(?:(?:[-*+]|\d{1,3}[.)]) {1,4})?/) ?? [];
      const inside = `  ${' '.repeat(mark.length)}`;
      const [first = '', ...rest] = fold(line.slice(mark.length), lineLength - inside.length);
      return [`  ${mark}${first}`, ...rest.map((part) => inside + part)];
    })
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Rows in columns, two spaces between them. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `2026-11-26`, in UTC; '' for no time. @param at milliseconds */
export const dayText = (at: number | null): string =>
  at === null ? '' : new Date(at).toISOString().slice(0, 10);

/** `1 file`, `2 files`. */
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
