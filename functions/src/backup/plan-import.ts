import { createHash } from 'node:crypto';
import { collectionOf, type ImportCounts, kindOf } from '@tempera/domain/operations/backup';
import type { ImportDocument } from '@tempera/domain/operations/read-backup';
import { type ImportRights, type PlannedWrite, targetOf } from './import-target.ts';
import { hasInvoices, readBefore } from './imports.store.ts';

export interface ImportPlan {
  writes: PlannedWrite[];
  /** Of what the plan found and would do: another one means that the store has changed since. */
  digest: string;
}

/** What these documents would do to the store as it is now. */
export async function planImport(
  documents: readonly ImportDocument[],
  rights: Omit<ImportRights, 'isBooked'>,
): Promise<ImportPlan> {
  const [before, isBooked] = await Promise.all([
    readBefore(documents.map(({ path }) => path)),
    hasInvoices(),
  ]);
  const digest = createHash('sha256');
  const writes = documents.map((document) => {
    const found = before.get(document.path);
    const target = targetOf(document, found?.data, { ...rights, isBooked });
    digest.update(`${document.path}\n${found?.content ?? ''}\n${target.action}\n`);
    return { path: document.path, ...target };
  });
  return { writes, digest: digest.digest('hex') };
}

/** Whether a document may come from this file at all (decision 26). */
export const isTaken = ({ path }: ImportDocument, trusted: boolean): boolean =>
  trusted || kindOf(path)?.trustedOnly === false;

/** The plan in figures, collection by collection. */
export function countPlan(writes: readonly PlannedWrite[], left: readonly string[]): ImportCounts[] {
  const counts = new Map<string, ImportCounts>();
  const of = (path: string) => {
    const collection = collectionOf(path);
    const known = counts.get(collection) ?? { collection, created: 0, changed: 0, unchanged: 0, left: 0 };
    counts.set(collection, known);
    return known;
  };
  for (const { path, action } of writes) of(path)[action] += 1;
  for (const path of left) of(path).left += 1;
  return [...counts.values()].sort((one, other) => one.collection.localeCompare(other.collection));
}
