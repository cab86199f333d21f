import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { chargesToAsk } from '@tempera/domain/reports/tax-report';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { countDocuments, readAll, readDoc } from '../../../firebase/live/read.ts';
import type { TaxPeriod } from '../tax-period.ts';

/** How far the reading has come. */
export interface Progress {
  read: number;
  all: number;
}

/** What a report is made of. */
export interface Books {
  entries: LedgerEntry[];
  /** When payments of earlier periods were made (milliseconds), by the id of the order or plan's charge. */
  chargedAt: Map<string, number>;
}

/** How many payments are asked for at a time. */
const atOnce = 20;

async function chargeTimes(ids: readonly string[]): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (let start = 0; start < ids.length; start += atOnce) {
    const page = ids.slice(start, start + atOnce);
    const found = await Promise.all(page.map((id) => readDoc(`ledger/charge-${id}`)));
    page.forEach((id, index) => {
      const at = found[index]?.at;
      if (typeof at === 'number') times.set(id, at);
    });
  }
  return times;
}

/**
 * The ledger's entries of a period, read page by page, and of what it gave back when that was paid.
 * @throws FirebaseError
 */
export async function readBooks(
  { start, end }: Pick<TaxPeriod, 'start' | 'end'>,
  settings: Pick<SiteSettings, 'tax'>,
  onProgress: (progress: Progress) => void,
): Promise<Books> {
  const within: QueryConstraint[] = [where('at', '>=', new Date(start)), where('at', '<', new Date(end))];
  const all = await countDocuments('ledger', ...within);
  onProgress({ read: 0, all });
  const entries = await readAll<LedgerEntry>(
    'ledger',
    ...within,
    orderBy('at'),
  )((read) => onProgress({ read, all }));
  return { entries, chargedAt: await chargeTimes(chargesToAsk(entries, settings)) };
}
