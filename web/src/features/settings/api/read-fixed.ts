import { limit } from 'firebase/firestore';
import { countDocuments } from '../../../firebase/live/read.ts';

/**
 * The settings that can't be changed any more, by the names of their fields, with the reason: the rules refuse another currency once money
 * was booked. @throws FirebaseError
 */
export async function readFixed(): Promise<Record<string, string>> {
  const booked = await countDocuments('ledger', limit(1));
  if (booked === 0) return {};
  return {
    'site.currency':
      'The store has taken money in this currency, so it stays: books and invoices count in it.',
  };
}
