import { RefusalError } from '@tempera/domain/calls/reasons';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';

/**
 * Refuses what a buyer is paying for already, in another tab or at a slow bank, and what they own by now. Asked between reading a counter of
 * theirs and writing it: of two orders at the same moment the later one is asked again, and sees the first. What is under way is looked for
 * before what is owned, as it may turn into that in between.
 * @throws RefusalError `already-ordered` with the slug and the order, `already-owned` with the slug
 */
export async function assertNotBought(uid: string, slugs: readonly string[]): Promise<void> {
  const pending = refs.orders().where('uid', '==', uid).where('status', '==', 'pending');
  const waiting = await pending.select('lines').get();
  for (const order of waiting.docs) {
    const field = slugsOf(order.data().lines).find((slug) => slugs.includes(slug));
    if (field !== undefined) throw new RefusalError('already-ordered', { field, orderId: order.id });
  }
  const library = await db().getAll(...slugs.map((slug) => refs.entitlement(uid, slug)));
  const owned = library.find((entry) => entry.exists);
  if (owned) throw new RefusalError('already-owned', { field: owned.id });
}

const slugsOf = (lines: unknown): string[] =>
  Array.isArray(lines) ? lines.map((line: { slug?: unknown }) => String(line?.slug)) : [];
