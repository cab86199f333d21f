const number = /^-?\d+(\.\d+)?$/;
const formula = /^\s*[=+\-@]|^[\t\r]/;

/**
 * A cell as every spreadsheet reads it: quoted where it must be, and never a formula, whatever somebody has put into
 * their name.
 */
function cell(value: string): string {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
