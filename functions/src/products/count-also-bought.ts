import { countPairs, writeAlsoBought } from './also-bought.store.ts';

/**
 * Counts anew what the buyers of each product have bought as well, from everybody's library, and writes it into the products.
 * Counted, never incremented: an order that comes, is refunded or belongs to a deleted account is right the next time.
 * @returns how many products say something else than before
 */
export async function countAlsoBought(): Promise<number> {
  return writeAlsoBought(await countPairs());
}
