import type { CountedOrder } from '@tempera/domain/reports/stats';
import type { DocumentData, DocumentSnapshot } from '../platform/admin.ts';
import { toMillis } from '../platform/timestamps.ts';

/** What the figures count of an order's fields. */
export function countedFields(data: DocumentData): CountedOrder {
  // What came from elsewhere may lack something, and must not keep the rest from being counted.
  const {
    status,
    lines = [],
    totalCents = 0,
    refundedCents = 0,
    withdrawn = [],
    discountCents = 0,
    date,
  } = data;
  return { status, lines, totalCents, refundedCents, withdrawn, discountCents, date: toMillis(date) ?? 0 };
}

/** The same of a document; null when the order is gone. */
export function toCounted(snapshot: DocumentSnapshot): CountedOrder | null {
  const data = snapshot.data();
  return data ? countedFields(data) : null;
}
