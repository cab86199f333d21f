import { isDeepStrictEqual } from 'node:util';
import { createPairs } from '@tempera/domain/catalogue/also-bought';
import type { DocumentSnapshot } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';

/** Documents that are read at a time. */
const page = 500;

/** Every library, one person after the other: entries come in the order of their paths. */
async function* libraries(): AsyncGenerator<string[]> {
  let owner = '';
  let bought: string[] = [];
  let after: DocumentSnapshot | undefined;
  for (;;) {
    const query = refs.libraries().orderBy('__name__').select('orderId').limit(page);
    const { docs } = await (after ? query.startAfter(after) : query).get();
    for (const entry of docs) {
      const uid = entry.ref.parent.parent?.id ?? '';
      if (uid !== owner) {
        yield bought;
        [owner, bought] = [uid, []];
      }
      // What was claimed under a plan was not bought.
      if (typeof entry.data().orderId === 'string') bought.push(entry.id);
    }
    after = docs.at(-1);
    if (docs.length < page) break;
  }
  yield bought;
}

/** Pairs of products in the libraries as they stand: what was refunded is in none. */
export async function countPairs() {
  const pairs = createPairs();
  for await (const bought of libraries()) pairs.count(bought);
  return pairs;
}

/** Writes down with each product what else its buyers have, where that has changed. @returns how many have */
export async function writeAlsoBought(of: (slug: string) => string[]): Promise<number> {
  let changed = 0;
  let after: DocumentSnapshot | undefined;
  for (;;) {
    const query = refs.products().orderBy('__name__').select('alsoBought', 'deleting').limit(page);
    const { docs } = await (after ? query.startAfter(after) : query).get();
    for (const product of docs) {
      const { alsoBought: before = [], deleting } = product.data();
      const now = of(product.id);
      if (deleting === true || isDeepStrictEqual(before, now)) continue;
      // One that went meanwhile stays gone.
      await product.ref.update({ alsoBought: now.length > 0 ? now : noField() }).catch(() => {});
      changed += 1;
    }
    after = docs.at(-1);
    if (docs.length < page) return changed;
  }
}
