import type { DocumentData } from '../platform/admin.ts';

/** Whose orders are to be counted anew after a change of one, or nobody's where nothing of it counts. */
export function buyersToCount(before: DocumentData | undefined, after: DocumentData | undefined): string[] {
  const counted = [before, after].map((order) =>
    order?.status === 'completed' && typeof order.uid === 'string' ? order : null,
  );
  const [was, is] = counted;
  if (was?.uid === is?.uid && (was?.refundedCents ?? 0) === (is?.refundedCents ?? 0)) return [];
  return [...new Set(counted.flatMap((order) => (order ? [order.uid as string] : [])))];
}
