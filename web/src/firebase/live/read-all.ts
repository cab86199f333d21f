import type { QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore';
import { toPlain } from '../public/plain.ts';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';

const pageSize = 500;

/**
 * A whole collection, or what meets the constraints, which name the order: for exports, which are asked for. What comes
 * back reads it page by page and tells how many are here. @throws FirebaseError
 */
export function readAll<T>(path: string, ...constraints: QueryConstraint[]) {
  return async (onProgress: (count: number) => void): Promise<T[]> => {
    const [{ collection, getDocs, limit, query, startAfter }, firestore] = await Promise.all([
      import('firebase/firestore'),
      getFirestore(),
    ]);
    const found: QueryDocumentSnapshot[] = [];
    for (;;) {
      const last = found.at(-1);
      const page = await getDocs(
        query(
          collection(firestore, path),
          ...constraints,
          ...(last ? [startAfter(last)] : []),
          limit(pageSize),
        ),
      );
      found.push(...page.docs);
      markRead(path, page.size);
      onProgress(found.length);
      if (page.size < pageSize) break;
    }
    return found.map((one) => ({ id: one.id, ...toPlain(one.data()) }) as T);
  };
}
