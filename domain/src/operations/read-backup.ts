import { backupFormat, type ImportProblem, importLimits, kindOf } from './backup.ts';

/** A document of a backup that meets its schema. */
export interface ImportDocument {
  path: string;
  data: Record<string, unknown>;
}

export interface ReadBackup {
  documents: ImportDocument[];
  /** Paths of what an import leaves alone. */
  left: string[];
  problems: ImportProblem[];
}

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** What is wrong with the shape of a value, whatever it means; null for nothing. Looks level by level, not by recursion. */
function shapeProblem(value: unknown): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > importLimits.depth) return 'It is nested too deeply.';
    const objects = level.filter((one) => typeof one === 'object' && one !== null) as object[];
    const key = objects.flatMap((one) => Object.keys(one)).find((name) => forbiddenKeys.has(name));
    if (key) return `No field may be called ${key}.`;
    level = objects.flatMap((one) => Object.values(one));
  }
  return null;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): { list: unknown[] } | { problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'This is not a JSON file.' };
  }
  const problem = shapeProblem(value);
  if (problem) return { problem };
  if (!isMap(value) || value.format !== backupFormat.format)
    return { problem: 'This is not an export of a store.' };
  if (value.version !== backupFormat.version) return { problem: 'This export is from a different version.' };
  const { format: _f, version: _v, store, exportedAt, signature, documents, ...foreign } = value;
  const [name] = Object.keys(foreign);
  if (name) return { problem: `An export has no field ${name.slice(0, 60)}.` };
  const texts = [store, exportedAt, signature ?? ''];
  if (texts.some((one) => typeof one !== 'string'))
    return { problem: 'The header of the export is damaged.' };
  if (!Array.isArray(documents)) return { problem: 'The export has no list of documents.' };
  if (documents.length > importLimits.documents) return { problem: 'There are too many documents.' };
  return { list: documents };
}

type Taken = { document: ImportDocument } | { left: string } | { refused: ImportProblem };

function take(value: unknown): Taken {
  if (
    !isMap(value) ||
    typeof value.path !== 'string' ||
    !isMap(value.data) ||
    Object.keys(value).length !== 2
  ) {
    return { refused: { path: '', problem: 'A document needs a path and data, and nothing else.' } };
  }
  const { path, data } = value;
  const refuse = (problem: string): Taken => ({ refused: { path: path.slice(0, 120), problem } });
  const kind = kindOf(path);
  if (kind === undefined) return refuse('This path does not belong in an export.');
  if (kind === null) return { left: path };
  const parsed = kind.schema.safeParse(data);
  if (parsed.success) return { document: { path, data: parsed.data as ImportDocument['data'] } };
  const issue = parsed.error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  return refuse(
    `${field === '' ? '' : `${field}: `}${issue?.message ?? 'It is not in the expected format.'}`.slice(
      0,
      200,
    ),
  );
}

/** Reads what claims to be a backup: each document by the schema of its kind, strictly, or what is wrong with it. */
export function readBackup(text: string): ReadBackup {
  const parsed = parse(text);
  if ('problem' in parsed) return { documents: [], left: [], problems: [{ path: '', ...parsed }] };
  const read: ReadBackup = { documents: [], left: [], problems: [] };
  const seen = new Set<string>();
  for (const value of parsed.list) {
    const taken = take(value);
    if ('refused' in taken) read.problems.push(taken.refused);
    else {
      const path = 'left' in taken ? taken.left : taken.document.path;
      if (seen.has(path)) read.problems.push({ path, problem: 'It appears twice.' });
      else if ('left' in taken) read.left.push(path);
      else read.documents.push(taken.document);
      seen.add(path);
    }
  }
  return read;
}
