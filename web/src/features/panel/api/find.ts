import type { Ticket } from '@tempera/domain/conversations/ticket';
import { type Order, orderStatuses } from '@tempera/domain/orders/order';
import { orderBy, where } from 'firebase/firestore';
import { asOrders, type StoredOrder } from '../../../firebase/live/orders.ts';
import { readFound } from '../../../firebase/live/use-found.ts';

/** One line of the palette: what it is, and where it leads. */
export interface Entry {
  key: string;
  kind: string;
  label: string;
  note: string;
  href: string;
}

/** Where something is looked for: a screen's path below the panel's, and its address. */
interface Place {
  path: string;
  href: string;
}

/** So many of each kind: a few words cost a few reads. */
const most = 4;

const open = (screen: string, field: string, id: string) => `${screen}?${field}=${encodeURIComponent(id)}`;

async function findProducts(text: string, screen: string): Promise<Entry[]> {
  const found = await readFound<{ title: string; status: string }>(
    'products',
    text,
    most,
    where('status', 'in', ['active', 'draft', 'archived']),
    orderBy('dateAdded', 'desc'),
  );
  return found.map(({ id, title, status }) => ({
    key: `product ${id}`,
    kind: 'Products',
    label: title,
    note: status,
    href: `${screen}/edit/${id}`,
  }));
}

/** What was bought says more than the number, which stands beside it. */
const toOrder = ({ id, customer, status, lines }: Order, screen: string): Entry => ({
  key: `order ${id}`,
  kind: 'Orders',
  label: id,
  note: [customer.email, ...lines.slice(0, 2).map(({ name }) => name), status].join(', '),
  href: open(screen, 'order', id),
});

async function findOrders(text: string, screen: string): Promise<Entry[]> {
  const found = await readFound<StoredOrder>(
    'orders',
    text,
    most,
    where('status', 'in', orderStatuses),
    orderBy('date', 'desc'),
  );
  return asOrders(found).map((order) => toOrder(order, screen));
}

async function findUsers(text: string, screen: string): Promise<Entry[]> {
  const found = await readFound<{ name: string; email: string }>(
    'users',
    text,
    most,
    where('registered', '==', true),
    orderBy('joinDate', 'desc'),
  );
  return found.map(({ id, name, email }) => ({
    key: `user ${id}`,
    kind: 'Users',
    label: name,
    note: email,
    href: open(screen, 'user', id),
  }));
}

async function findTickets(text: string, screen: string): Promise<Entry[]> {
  const found = await readFound<Ticket>('tickets', text, most, orderBy('lastMessageAt', 'desc'));
  return found.map(({ id, subject, username, status }) => ({
    key: `ticket ${id}`,
    kind: 'Tickets',
    label: subject,
    note: `${username}, ${status}`,
    href: open(screen, 'ticket', id),
  }));
}

/** By the screen that shows what they find. */
const finders: Record<string, (text: string, screen: string) => Promise<Entry[]>> = {
  products: findProducts,
  orders: findOrders,
  users: findUsers,
  'support-management': findTickets,
};

/**
 * Products, orders, users and tickets that have every word of the text.
 * @param screens the screens that there are: nothing is looked for that nobody could open @throws FirebaseError
 */
export async function findInStore(text: string, screens: readonly Place[]): Promise<Entry[]> {
  const found = await Promise.all(screens.map(({ path, href }) => finders[path]?.(text, href) ?? []));
  return found.flat();
}
