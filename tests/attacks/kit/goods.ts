import { putArchive } from '../../functions/support/archive.ts';
import { putProduct } from '../../functions/support/store.ts';

/** Slugs of what an attacker would like to have: a template that costs something, with its archive, and one that is free. */
export async function putGoods(): Promise<{ paid: string; free: string }> {
  const [{ slug: paid }, free] = await Promise.all([
    putArchive({ priceCents: 2_800 }),
    putProduct({ priceCents: 0 }),
  ]);
  return { paid, free };
}
