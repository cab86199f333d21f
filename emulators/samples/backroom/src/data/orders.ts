/** Sample orders, the newest first. The same on every visit. */
export const statuses = ['Paid', 'Pending', 'Refunded'] as const;
export type Status = (typeof statuses)[number];

export interface Order {
  id: string;
  customer: string;
  city: string;
  /** As ISO date, without a time. */
  date: string;
  items: { name: string; bags: number; cents: number }[];
  cents: number;
  status: Status;
}

/** The day that the sample takes for today. */
export const today = '2026-06-30';

const customers = [
  ['Third Rail Coffee', 'Oakland'],
  ['The Long Table', 'Portland'],
  ['Paper Crane', 'Seattle'],
  ['North Window', 'Denver'],
  ['Mill Street Bakery', 'Boise'],
  ['Corner & Main', 'Austin'],
  ['Harvest Hall', 'Madison'],
  ['Blue Kettle', 'Chicago'],
] as const;

const beans = [
  ['Morning Shift', 1600],
  ['Slow Sunday', 1850],
  ['Decaf Hours', 1700],
  ['House Espresso', 1500],
] as const;

/** Numbers that look random and never change. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 16807) % 2147483647;
    return state % below;
  };
}

function dayBefore(days: number): string {
  return new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
}

function createOrders(count: number): Order[] {
  const random = createRandom(20260630);
  return Array.from({ length: count }, (_, n) => {
    const [customer, city] = customers[random(customers.length)] ?? customers[0];
    const items = beans
      .filter(() => random(2) === 1)
      .map(([name, cents]) => ({ name, cents, bags: 1 + random(8) }));
    if (items.length === 0) items.push({ name: 'Morning Shift', cents: 1600, bags: 2 });
    const dice = random(12);
    return {
      id: `B-${1240 - n}`,
      customer,
      city,
      date: dayBefore(Math.floor((n * 180) / count)),
      items,
      cents: items.reduce((sum, { cents, bags }) => sum + cents * bags, 0),
      status: n < 4 || dice === 0 ? 'Pending' : dice === 1 ? 'Refunded' : 'Paid',
    };
  });
}

export const orders: Order[] = createOrders(240);
