/** Mutants as people read them. */
import { lineOf, type Mutant } from './make-mutants.ts';

/** The line that a mutant begins in, without the spaces around it. */
export function sourceLine(text: string, mutant: Mutant): string {
  return text.split('\n')[lineOf(text, mutant) - 1]?.trim() ?? '';
}

/** `line 93: value is string -> true`; what is long is cut. */
export function describeMutant(text: string, mutant: Mutant): string {
  const before = text.slice(mutant.start, mutant.end);
  return `line ${lineOf(text, mutant)}: ${shorten(before)} -> ${shorten(mutant.after)}`;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length <= 90 ? line : `${line.slice(0, 60)} ... ${line.slice(-25)}`;
}
