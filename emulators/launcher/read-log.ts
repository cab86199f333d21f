/** Finds, in the emulators' log, the line that says what went wrong. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './paths.ts';

/** The last line that looks like an error, and where the rest stands. */
export function describeLog(logFile: string): string {
  const line = lastErrorOf(readFileSync(logFile, 'utf8'));
  return `${line ?? 'no reason was given'} (log: ${relative(root, logFile)})`;
}

/** The last line that names an error or warning, without colors and firebase-tools' markers. */
export function lastErrorOf(log: string): string | undefined {
  const lines = log
    // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with one.
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.replace(/^[^\w[(]+/, '').trim())
    .filter(Boolean);
  const telling = lines.filter((line) => /error|fail|could not|cannot|taken|exited/i.test(line));
  return telling.at(-1) ?? lines.at(-1);
}
