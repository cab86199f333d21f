import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import { retryBusy } from '../platform/retry-busy.ts';

const attempts = 10;

/**
 * Does the work again when somebody else wrote in between, or the database was busy: it reads anew what it writes about.
 * @throws what the work threw last
 */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await retryBusy(work);
    } catch (error) {
      if (attempt === attempts || !(isOvertaken(error) || isAlreadyThere(error))) throw error;
    }
  }
}
