import { isDeepStrictEqual } from 'node:util';
import { createPairs } from '@tempera/domain/catalogue/also-bought';
import { inParts } from '@tempera/domain/site/in-parts';
import { type DocumentSnapshot, db } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';

/** Documents that are read at a time. */
const page = 500;
const fields = ['alsoBought', 'deleting'] as const;

type Pairs = ReturnType<typeof createPairs>;

/** Every library, one person after the other: entries come in the order of their paths. */
async function* libraries(): AsyncGenerator<string[]> {
  let owner = '';
  let bought: string[] = [];
  const entries = refs.libraries().orderBy('__name__').select('orderId');
  for await (const entry of eachDocument(entries, page)) {
    const uid = entry.ref.parent.parent?.id ?? '';
    if (uid !== owner) {
      yield bought;
      [owner, bought] = [uid, []];
    }
    // What was claimed under a plan was not bought.
    if (typeof entry.data().orderId === 'string') bought.push(entry.id);
  }
  yield bought;
}

/** Pairs of products in the libraries as they stand: what was refunded is in none. */
export async function countPairs(): Promise<Pairs> {
  const pairs = createPairs();
  for await (const bought of libraries()) pairs.count(bought);
  return pairs;
}

/** @returns whether the product says something else than before */
async function say(product: DocumentSnapshot, now: readonly string[]): Promise<boolean> {
  const { alsoBought: before = [], deleting } = product.data() ?? {};
  if (!product.exists || deleting === true || isDeepStrictEqual(before, now)) return false;
  // One that went meanwhile stays gone.
  await product.ref.update({ alsoBought: now.length > 0 ? now : noField() }).catch(() => {});
  return true;
}

/** Writes down with each product what else its buyers have, where that has changed. @returns how many have */
export async function writeAlsoBought(pairs: Pairs): Promise<number> {
  let changed = 0;
  const silent = new Set(pairs.slugs());
  const products: DocumentSnapshot[] = [];
  // Products that say nothing, and said nothing before, are not read. Collected first: what is written moves them within their order.
  const saying = refs
    .products()
    .orderBy('alsoBought')
    .select(...fields);
  for await (const product of eachDocument(saying, page)) products.push(product);
  for (const { id } of products) silent.delete(id);
  for (const some of inParts([...silent], page)) {
    products.push(...(await db().getAll(...some.map(refs.product), { fieldMask: [...fields] })));
  }
  for (const product of products) if (await say(product, pairs.of(product.id))) changed += 1;
  return changed;
}
