import { z } from 'zod';
import { Failure } from './failure.ts';

/** The file in which `tempera get` notes where a folder comes from. */
export const recordName = '.tempera.json';

const recordSchema = z.object({
  store: z.string(),
  slug: z.string(),
  version: z.string(),
  files: z.array(
    z.object({ path: z.string(), executable: z.boolean(), blob: z.string().regex(/^[0-9a-f]{40}$/) }),
  ),
});

/** Where the files of a folder come from, and what they were. */
export type CopyRecord = z.infer<typeof recordSchema>;

/** One file a line, so that it is readable where somebody commits it. */
export function writeRecord({ files, ...from }: CopyRecord): string {
  const lines = files.map((file) => `    ${JSON.stringify(file)}`).join(',\n');
  return `${JSON.stringify(from, null, 2).replace(/\n}$/, '')},\n  "files": [\n${lines}\n  ]\n}\n`;
}

/** @throws Failure for what `tempera get` has not written */
export function readRecord(text: string): CopyRecord {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new Failure('local', `${recordName} is damaged. Get the template again into another folder.`);
  }
}

export interface Compared {
  changed: string[];
  missing: string[];
}

/**
 * What became of the files of a release. What somebody added is theirs, and not looked at.
 * @param found the ids of the files that are there
 */
export function compareCopy(files: CopyRecord['files'], found: ReadonlyMap<string, string>): Compared {
  const missing = files.filter(({ path }) => !found.has(path)).map(({ path }) => path);
  const changed = files
    .filter(({ path, blob }) => found.has(path) && found.get(path) !== blob)
    .map(({ path }) => path);
  return { changed, missing };
}
