import type { AggregateField, QueryConstraint } from 'firebase/firestore';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';

/**
 * A count and sums over a collection, or over those of its documents that meet the constraints and have every field that
 * is added up, for the price of one read for each thousand of these. @throws FirebaseError
 */
export async function addUp<Name extends string>(
  path: string,
  sums: Record<Name | 'count', AggregateField<number>>,
  ...constraints: QueryConstraint[]
): Promise<Record<Name | 'count', number>> {
  const [{ collection, getAggregateFromServer, query }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getFirestore(),
  ]);
  const asked = query(collection(firestore, path), ...constraints);
  const found = (await getAggregateFromServer(asked, sums)).data() as Record<Name | 'count', number>;
  markRead(path, Math.max(1, Math.ceil(found.count / 1_000)));
  return found;
}
