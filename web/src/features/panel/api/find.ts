import { toSlug } from '@tempera/domain/catalogue/slug';
import type { Order } from '@tempera/domain/orders/order';
import { toNameKey } from '@tempera/domain/people/profile';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { documentId, limit, where } from 'firebase/firestore';
import { beginsWith } from '../../../firebase/live/hooks.tsx';
import { asOrders } from '../../../firebase/live/orders.ts';
import { readPage } from '../../../firebase/live/read.ts';

/** One line of the palette: what it is, and where it leads. */
export interface Entry {
  key: string;
  kind: string;
  label: string;
  note: string;
  href: string;
}

/** So many of each query: a few words cost a few reads. */
const most = 4;

/** A product's slug is its title in small letters and digits. */
async function findProducts(text: string): Promise<Entry[]> {
  const start = toSlug(text);
  if (start === '') return [];
  const found = await readPage<{ title: string; status: string }>(
    'products',
    ...beginsWith(documentId(), start),
    limit(most),
  );
  return found.map(({ id, title, status }) => ({
    key: `product ${id}`,
    kind: 'Products',
    label: title,
    note: status,
    href: panelPaths.adminEditProduct(id),
  }));
}

const toOrder = ({ id, customer, status }: Order): Entry => ({
  key: `order ${id}`,
  kind: 'Orders',
  label: id,
  note: `${customer.email}, ${status}`,
  href: `${panelPaths.adminOrders}?order=${encodeURIComponent(id)}`,
});

/** By the beginning of the number, with or without `ORD-`. */
async function findOrders(text: string): Promise<Entry[]> {
  const digits = /^(?:ord-?)?(\d*)$/i.exec(text);
  if (!digits || text.length < 3) return [];
  const start = `ORD-${digits[1]}`;
  const found = await readPage('orders', ...beginsWith(documentId(), start), limit(most));
  return asOrders(found).map(toOrder);
}

interface FoundPerson {
  name: string;
  email: string;
}

const toUser = ({ id, name, email }: FoundPerson & { id: string }): Entry => ({
  key: `user ${id}`,
  kind: 'Users',
  label: name,
  note: email,
  href: `${screenAddress('admin', 'users')}?user=${encodeURIComponent(id)}`,
});

async function findUsers(field: 'nameKey' | 'email', start: string): Promise<Entry[]> {
  const found = await readPage<FoundPerson>(
    'users',
    where('registered', '==', true),
    ...beginsWith(field, start),
    limit(most),
  );
  return found.map(toUser);
}

const findByName = (text: string) => findUsers('nameKey', toNameKey(text));
const findByEmail = async (text: string) =>
  /\s/.test(text) ? [] : await findUsers('email', text.toLowerCase());

/** By the screen that shows what they find. */
const finders: Record<string, ((text: string) => Promise<Entry[]>)[]> = {
  products: [findProducts],
  orders: [findOrders],
  users: [findByName, findByEmail],
};

/**
 * Products, orders and users whose title, number, name or address begins with the text.
 * @param screens the screens that there are: nothing is looked for that nobody could open @throws FirebaseError
 */
export async function findInStore(text: string, screens: readonly string[]): Promise<Entry[]> {
  const wanted = screens.flatMap((screen) => finders[screen] ?? []);
  const found = await Promise.all(wanted.map((find) => find(text)));
  return [...new Map(found.flat().map((one) => [one.key, one])).values()];
}
