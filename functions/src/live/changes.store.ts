import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/** When each document that public pages follow last changed, by its path, in milliseconds: one read. */
export async function readChanges(): Promise<Record<string, number>> {
  const noted = (await refs.changes().get()).data() ?? {};
  return Object.fromEntries(
    Object.entries(noted).flatMap(([name, at]) => {
      const ms = toMillis(at);
      return ms === null ? [] : [[name.replace('-', '/'), ms]];
    }),
  );
}

/** Notes a change of a public document; events come late, twice and in any order, and the latest change stays. */
export async function noteChange(collection: string, id: string, at: number): Promise<void> {
  const name = `${collection}-${id}`;
  await db().runTransaction(async (transaction) => {
    const noted = toMillis((await transaction.get(refs.changes())).data()?.[name]);
    if (noted !== null && noted >= at) return;
    transaction.set(refs.changes(), { [name]: fromMillis(at) }, { merge: true });
  });
}
