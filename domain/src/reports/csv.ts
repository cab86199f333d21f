const number = /^-?\d+(\.\d+)?$/;

/** Where a spreadsheet may begin another cell or row within ours: in a country that parts cells so, or by a dialog's choice. */
const partings = /([;\t\r\n])/;

/** What a spreadsheet computes, in any width that it takes for the same, behind spaces, quotes and what nobody sees. */
const formula =
  /^[\s\p{C}\p{Pi}\p{Pf}"'`]*[=+\-@\u{ff1d}\u{ff0b}\u{ff0d}\u{ff20}\u{fe66}\u{fe62}\u{fe63}\u{fe6b}]/u;

const harmless = (part: string) => (formula.test(part) ? `'${part}` : part);

/**
 * A cell as every spreadsheet reads it: quoted where it must be, and never a formula, whatever somebody has put into
 * their name.
 */
function cell(value: string): string {
  if (number.test(value)) return value;
  const safe = value
    .split(partings)
    .map(harmless)
    .join('')
    .replace(/^(?=[\t\r\n])/, "'");
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets take a file for UTF-8 only where this mark begins it. */
const byteOrderMark = '\uFEFF';

/**
 * A table as CSV (RFC 4180), its columns' names first. Money is given by `toUnits` of money.ts, times in ISO 8601: a number
 * stays one, below zero too.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `${cells.map((one) => cell(String(one))).join(',')}\r\n`;
  return byteOrderMark + [columns, ...rows].map(line).join('');
}
