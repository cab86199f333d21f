import { doc, type Firestore, writeBatch } from 'firebase/firestore';

/** Writes documents by path in one batch; `null` deletes one. */
export async function writeDocs(
  db: Firestore,
  docs: Record<string, Record<string, unknown> | null>,
): Promise<void> {
  const entries = Object.entries(docs);
  if (entries.length === 0) return;
  const batch = writeBatch(db);
  for (const [path, data] of entries) {
    if (data) batch.set(doc(db, path), data);
    else batch.delete(doc(db, path));
  }
  await batch.commit();
}
