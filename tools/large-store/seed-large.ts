import { countLarge } from './count-large.ts';
import { seedMany } from './seed-many.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';

/** What a large store holds besides the seed. */
export const large = { products: 5_000, orders: 20_000, people: 5_000 } as const;

/** Fills the store that the environment names, its figures included. Stop the background triggers first. */
export async function seedLarge(note: (line: string) => void): Promise<void> {
  note('Adding products');
  await seedMany(large.products);
  note('Adding people');
  await seedPeople(large.people);
  note('Adding orders');
  await seedOrders(large.orders, large);
  note('Adding up the figures');
  await countLarge();
}
