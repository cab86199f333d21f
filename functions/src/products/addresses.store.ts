import { RefusalError } from '@tempera/domain/calls/reasons';
import { db } from '../platform/admin.ts';
import { isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { noField, serverTime } from '../platform/timestamps.ts';

/**
 * Moves a product's page: its own document says where it is, and `addresses/{address}` whose it is, for good, so that a link
 * never leads to another product. What stands there already stays.
 * @throws RefusalError `product-not-found`, `address-taken`, `busy`
 */
export async function moveProduct(slug: string, address: string, by: Manager): Promise<void> {
  try {
    await db().runTransaction(async (transaction) => {
      const [product, other, held] = await transaction.getAll(
        refs.product(slug),
        refs.product(address),
        refs.address(address),
      );
      const data = product?.data();
      if (!product || !data || data.deleting === true) throw new RefusalError('product-not-found');
      const before = String(data.address ?? slug);
      if (before === address) return;
      const isOthers = other?.exists || (held?.exists && held.data()?.slug !== slug);
      if (address !== slug && isOthers) throw new RefusalError('address-taken');
      if (address !== slug && !held?.exists) transaction.create(refs.address(address), { slug });
      transaction.update(product.ref, {
        address: address === slug ? noField() : address,
        updatedAt: serverTime(),
      });
      transaction.create(refs.audit().doc(), {
        ...by,
        action: 'product.moved',
        targetId: slug,
        targetName: String(data.title ?? slug),
        details: { address: { from: before, to: address } },
        at: serverTime(),
      });
    });
  } catch (error) {
    throw isOvertaken(error) ? new RefusalError('busy') : error;
  }
}

/** Takes away every address of a product, which is about to go. */
export async function freeAddresses(slug: string): Promise<void> {
  const held = await refs.addresses().where('slug', '==', slug).select().get();
  const batch = db().batch();
  for (const one of held.docs) batch.delete(one.ref);
  await batch.commit();
}
