import type { ImportDocument } from '@tempera/domain/operations/read-backup';
import type { Role } from '@tempera/domain/people/roles';
import { type DocumentData, type DocumentSnapshot, db } from '../platform/admin.ts';
import { putMark } from '../platform/marks.ts';
import { refs } from '../platform/refs.ts';
import { serverTime, toMillis } from '../platform/timestamps.ts';
import type { PlannedWrite } from './import-target.ts';

/** `imports/{id}`: what was previewed, and how far it has come; its documents stand in `parts` below it. */
export interface StoredImport {
  id: string;
  state: 'staged' | 'applying' | 'applied';
  byId: string;
  byName: string;
  byRole: Role;
  signed: boolean;
  digest: string;
  parts: number;
  written: number;
  /** When it was staged, and began; milliseconds. */
  at: number;
  startedAt: number | null;
}

const readAtOnce = 300;
const writeAtOnce = 400;
/** Characters of a part; a document of the database holds a million bytes. */
const partSize = 200_000;

/**
 * What a document says: another text for another content, whatever the order of its fields. Not its terms, which a trigger
 * writes a moment after the rest that they follow from.
 */
const contentOf = ({ terms, ...data }: DocumentData): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

/** Whether an invoice was numbered, so that money stands in the books. */
export const hasInvoices = async (): Promise<boolean> => (await refs.invoiceCounter().get()).exists;

export async function readBefore(
  paths: readonly string[],
): Promise<Map<string, { data: DocumentData; content: string }>> {
  const found = new Map<string, { data: DocumentData; content: string }>();
  for (let start = 0; start < paths.length; start += readAtOnce) {
    const wanted = paths.slice(start, start + readAtOnce).map((path) => db().doc(path));
    for (const one of await db().getAll(...wanted)) {
      const data = one.data();
      if (data) found.set(one.ref.path, { data, content: contentOf(data) });
    }
  }
  return found;
}

function toParts(documents: readonly ImportDocument[]): string[] {
  const parts: string[][] = [[]];
  let size = 0;
  for (const document of documents) {
    const json = JSON.stringify(document);
    if (size > 0 && size + json.length > partSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(json);
    size += json.length;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}

type Staged = Pick<StoredImport, 'id' | 'byId' | 'byName' | 'byRole' | 'signed' | 'digest'>;

/** Keeps an import until it is applied or forgotten: its parts first, so that what is listed is whole. */
export async function stageImport(
  { id, ...fields }: Staged,
  documents: readonly ImportDocument[],
): Promise<void> {
  const parts = toParts(documents);
  for (const [n, json] of parts.entries()) await refs.importParts(id).doc(String(n)).create({ json });
  await refs.import(id).create({
    ...fields,
    state: 'staged',
    parts: parts.length,
    written: 0,
    at: serverTime(),
    startedAt: null,
  });
}

function toImport(snapshot: DocumentSnapshot): StoredImport | null {
  const data = snapshot.data();
  if (!data) return null;
  const { at, startedAt, ...fields } = data;
  return {
    ...(fields as StoredImport),
    id: snapshot.id,
    at: toMillis(at) ?? 0,
    startedAt: toMillis(startedAt),
  };
}

export const readImport = async (id: string): Promise<StoredImport | null> =>
  toImport(await refs.import(id).get());

export async function allImports(): Promise<StoredImport[]> {
  const { docs } = await refs.imports().where('state', 'in', ['staged', 'applying']).limit(100).get();
  return docs.flatMap((one) => toImport(one) ?? []);
}

export async function documentsOf({ id, parts }: StoredImport): Promise<ImportDocument[]> {
  const wanted = Array.from({ length: parts }, (_, n) => refs.importParts(id).doc(String(n)));
  const found = await db().getAll(...wanted);
  return found.flatMap((part) => JSON.parse(part.data()?.json ?? '[]') as ImportDocument[]);
}

/** From here on it is finished, whoever finishes it; one that has begun, or is gone, stays as it is. */
export function beginImport(id: string): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const stored = toImport(await transaction.get(refs.import(id)));
    if (stored?.state !== 'staged') return;
    transaction.update(refs.import(id), { state: 'applying', startedAt: serverTime() });
  });
}

/**
 * Batch by batch; what a crash leaves out is written by whoever repeats it. Settings are written down change by change: who
 * imports them is who changes them (decision 51).
 */
export async function writeAll(writes: readonly PlannedWrite[], byId: string): Promise<void> {
  const needed = writes.filter(({ action }) => action !== 'unchanged');
  for (let start = 0; start < needed.length; start += writeAtOnce) {
    const batch = db().batch();
    for (const { path, data } of needed.slice(start, start + writeAtOnce)) {
      const document = db().doc(path);
      const mark = path.startsWith('settings/') ? putMark(batch, document, byId) : {};
      batch.set(document, { ...data, ...mark });
    }
    await batch.commit();
  }
}

export async function endImport(id: string, written: number): Promise<void> {
  await refs.import(id).update({ state: 'applied', written });
  await removeParts(id);
}

async function removeParts(id: string): Promise<void> {
  const parts = await refs.importParts(id).listDocuments();
  await Promise.all(parts.map((part) => part.delete()));
}

export async function forgetImport(id: string): Promise<void> {
  await removeParts(id);
  await refs.import(id).delete();
}
