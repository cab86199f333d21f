import { setTimeout } from 'node:timers/promises';
import { isTransient } from './firestore-errors.ts';

const attempts = 6;
const firstWaitMs = 100;

/**
 * Does the work again while the database says that it is busy, a little later each time and never at the same moment as
 * its neighbours. For work that may be repeated.
 * @throws what the work threw last
 */
export async function retryBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isTransient(error)) throw error;
      await setTimeout(firstWaitMs * 2 ** attempt * (0.5 + Math.random()));
    }
  }
}
