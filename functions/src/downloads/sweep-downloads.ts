import type { QueryDocumentSnapshot } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { countDownloads } from './count-downloads.ts';

/** Products with downloads that wait to be counted. */
async function findWaiting(): Promise<Set<string>> {
  const slugs = new Set<string>();
  const waiting: AsyncIterable<QueryDocumentSnapshot> = refs.allUncounted().select().stream() as never;
  for await (const { ref } of waiting) slugs.add(ref.parent.parent?.id ?? '');
  return slugs;
}

/** Counts what was downloaded since the products' figures were written. @returns of how many products */
export const sweepDownloads = async () =>
  sweepEach('sweepDownloads', ['counted'], await findWaiting(), async (slug) => {
    await countDownloads(slug);
    return 'counted';
  });
