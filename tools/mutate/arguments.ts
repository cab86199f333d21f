import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';

/** Which mutants are made: those of blocks whose path has this in it, or those of these lines. */
export type Part = { path: string } | { from: number; to: number };

/**
 * `--only tickets`, `--only /users/{uid}/wishlist`, `--only 40-60`, `--only 40`, or several with commas between them.
 * @returns undefined for all of the rules
 * @throws {@link Failure} with one line that names what is not understood
 */
export function parseMutateArguments(argv: string[]): Part[] | undefined {
  return parse(argv)
    ?.split(',')
    .map((only) => {
      const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(only) ?? [];
      return from === undefined || to === undefined ? { path: only } : { from: Number(from), to: Number(to) };
    });
}

/** True for what lies in one of the parts. `line` is counted from 1. */
export function isIn(parts: readonly Part[] | undefined, block: string, line: number): boolean {
  if (!parts) return true;
  return parts.some((part) =>
    'path' in part ? block.includes(part.path) : line >= part.from && line <= part.to,
  );
}

function parse(argv: string[]): string | undefined {
  try {
    return parseArgs({ args: argv, options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'The flags are not understood.');
  }
}
