import { products } from './catalogue.ts';
import { withStore } from './open-store.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedContent, seedEmptyStore } from './seed-content.ts';
import { seedOrders } from './seed-orders.ts';
import { seedProducts, writeCatalogue } from './seed-products.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedTickets } from './seed-tickets.ts';

/**
 * Fills the running emulators with the sample store: content, accounts, products with archives, catalogue.
 * Every document has a fixed id, so a second run ends with the same store.
 * @param log takes one line for each step
 * @throws Error when the environment names no emulators or a project that is not `demo-`
 */
export async function seedStore(log: (line: string) => void): Promise<void> {
  await withStore(async (store) => {
    await seedContent(store);
    log('Settings, categories, plans, questions and coupons are in.');
    await seedAccounts(store);
    await seedTickets(store);
    await seedOrders(store);
    log('One account for each role is in, and the customer’s orders, library and tickets.');
    await seedProducts(store);
    await seedReviews(store);
    await writeCatalogue(store);
    log(`${products.length} templates with their archives and reviews are in.`);
  });
}

/** A store that begins with nothing sends its mails to the catcher all the same. */
export async function seedNothing(log: (line: string) => void): Promise<void> {
  await withStore(seedEmptyStore);
  log('Nothing but the mail server is known.');
}
