import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { limit, orderBy, where } from 'firebase/firestore';
import { countDocuments, readPage } from '../../../firebase/live/read.ts';
import type { TaxPeriod } from '../tax-period.ts';

/** A plan's charge as the books have it; `of` says whose. */
export type ThinCharge = LedgerEntry & { id: string };

/** So many are named; the others are counted. */
const namedAtMost = 10;

/**
 * Plans' charges of a period of which less than two things say where their subscriber is: how many, and the latest of them.
 * @throws FirebaseError
 */
export async function readThinCharges({ start, end }: Pick<TaxPeriod, 'start' | 'end'>) {
  const thin = [
    where('thinEvidence', '==', true),
    where('of.type', '==', 'plan'),
    where('at', '>=', new Date(start)),
    where('at', '<', new Date(end)),
  ];
  const [count, latest] = await Promise.all([
    countDocuments('ledger', ...thin),
    readPage<LedgerEntry>('ledger', ...thin, orderBy('at', 'desc'), limit(namedAtMost)),
  ]);
  return { count, latest };
}
