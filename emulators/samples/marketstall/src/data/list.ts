import { type Item, type Kind, kinds } from './goods.ts';

export const orders = ['Featured', 'Price, low first', 'Price, high first', 'Name'] as const;
export type Order = (typeof orders)[number];

const compare: Record<Order, (a: Item, b: Item) => number> = {
  Featured: () => 0,
  'Price, low first': (a, b) => a.cents - b.cents,
  'Price, high first': (a, b) => b.cents - a.cents,
  Name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** Goods of a kind, or all, in which every word of `text` stands somewhere. */
export function listGoods(goods: readonly Item[], text: string, kind: Kind | '', order: Order): Item[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return goods
    .filter((item) => kind === '' || item.kind === kind)
    .filter((item) => words.every((word) => `${item.name} ${item.kind} ${item.text}`.toLowerCase().includes(word)))
    .sort(compare[order]);
}

/** The kind that an address names, as `#/bread`; none for any other address. */
export const kindOf = (path: string): Kind | '' => kinds.find((kind) => kind.toLowerCase() === path) ?? '';
