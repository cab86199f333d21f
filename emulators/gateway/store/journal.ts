import { closeSync, fdatasyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Item } from './items.ts';

/** What was changed at once, as it is since then; or how many seconds older everything became. */
export interface Line {
  items?: readonly Item[];
  rewind?: number;
}

const lineSchema = z.union([
  z.object({ items: z.array(z.looseObject({ object: z.string(), id: z.string() })) }),
  z.object({ rewind: z.number() }),
]);

export interface Journal {
  /** What stood in the file when it was opened, oldest first. */
  lines: Line[];
  /** Is on the disk when this returns. */
  append(line: Line): void;
  close(): void;
}

function readLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => {
    if (line === '') return [];
    // The last line is cut when the process died while writing it; nobody has had an answer for it.
    try {
      return [lineSchema.parse(JSON.parse(line)) as Line];
    } catch {
      return [];
    }
  });
}

/** Opens an append-only file of JSON lines. What comes in here has no card number: only its last four digits. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'a+');
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) writeSync(handle, '\n');
  return {
    lines: readLines(text),
    append(line) {
      writeSync(handle, `${JSON.stringify(line)}\n`);
      fdatasyncSync(handle);
    },
    close: () => closeSync(handle),
  };
}
