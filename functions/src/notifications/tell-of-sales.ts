import { notificationKey } from '@tempera/domain/conversations/notification';
import { inRounds } from '../platform/in-rounds.ts';
import { refs } from '../platform/refs.ts';
import { changeNotification } from './notifications.store.ts';
import { mergeSales, skipSales } from './sale-news.ts';
import { loadManagers, noteSales, toSalesTold } from './sales.store.ts';

/** Orders in one commit. */
export const salesTogether = 50;

/** Tells those who manage the store of these orders. A repeat goes on where the first one stopped. */
export async function tellOfSalesTogether(orderIds: readonly string[]): Promise<void> {
  if (!(await noteSales([...new Set(orderIds)]))) return;
  for (const uid of await loadManagers()) {
    await changeNotification(
      uid,
      notificationKey('sale', 'orders'),
      (stored, { preferences }, counter) => {
        const told = toSalesTold(counter?.data());
        if (!preferences.sales) return skipSales(stored, told);
        return mergeSales(stored, told, counter?.updateTime?.toMillis() ?? 0);
      },
      refs.salesTold(),
    );
  }
}

/** The same for one order; those of a rush share a round (decision 46). */
export const tellOfSale = inRounds<string>(tellOfSalesTogether, salesTogether);
