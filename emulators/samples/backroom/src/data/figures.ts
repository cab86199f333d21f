import type { Order, Status } from './orders.ts';

const dayMs = 86_400_000;

/** Orders in which every word of `text` stands somewhere: in their number, customer or city. */
export function findOrders(orders: readonly Order[], text: string, status: Status | ''): Order[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return orders.filter((order) => {
    const line = `${order.id} ${order.customer} ${order.city}`.toLowerCase();
    return (status === '' || order.status === status) && words.every((word) => line.includes(word));
  });
}

/** A sorted copy; rows that are equal keep their order. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => string | number, down: boolean): Row[] {
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
  return [...rows].sort((a, b) => (down ? -1 : 1) * compare(valueOf(a), valueOf(b)));
}

/** What was taken on each of the last `days` days, the oldest first. Refunded orders don't count. */
export function dailyCents(orders: readonly Order[], today: string, days: number) {
  const end = Date.parse(today);
  const list = Array.from({ length: days }, (_, n) => ({
    date: new Date(end - (days - 1 - n) * dayMs).toISOString().slice(0, 10),
    cents: 0,
  }));
  const byDate = new Map(list.map((day) => [day.date, day]));
  for (const { date, cents, status } of orders) {
    const day = byDate.get(date);
    if (day && status !== 'Refunded') day.cents += cents;
  }
  return list;
}

export interface Totals {
  cents: number;
  orders: number;
  average: number;
  customers: number;
}

/** The sums of `days` days that end `back` days before today. */
export function totalsOf(orders: readonly Order[], today: string, days: number, back = 0): Totals {
  const end = Date.parse(today) - back * dayMs;
  const counted = orders.filter(({ date, status }) => {
    const age = (end - Date.parse(date)) / dayMs;
    return age >= 0 && age < days && status !== 'Refunded';
  });
  const cents = counted.reduce((sum, order) => sum + order.cents, 0);
  return {
    cents,
    orders: counted.length,
    average: counted.length === 0 ? 0 : Math.round(cents / counted.length),
    customers: new Set(counted.map(({ customer }) => customer)).size,
  };
}

export interface Customer {
  name: string;
  city: string;
  orders: number;
  cents: number;
  lastOrder: string;
}

/** Everybody who has ordered. A refunded order counts as an order and not as money. */
export function customersOf(orders: readonly Order[]): Customer[] {
  const found = new Map<string, Customer>();
  for (const { customer: name, city, cents, date, status } of orders) {
    const one = found.get(name) ?? { name, city, orders: 0, cents: 0, lastOrder: date };
    one.orders += 1;
    one.cents += status === 'Refunded' ? 0 : cents;
    if (date > one.lastOrder) one.lastOrder = date;
    found.set(name, one);
  }
  return [...found.values()];
}
