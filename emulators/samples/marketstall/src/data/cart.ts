import type { Item } from './goods.ts';

/** What shipping costs, and from which sum it is free. */
export const shipping = { cents: 600, freeFrom: 4000 };

/** How many of which item, by its id. */
export type Cart = Readonly<Record<string, number>>;

/** The cart with so many of an item: never more than there are, and none takes it out. */
export function setQuantity(cart: Cart, { id, left }: Item, quantity: number): Cart {
  const { [id]: _old, ...rest } = cart;
  const wanted = Math.min(left, Math.max(0, Math.floor(quantity) || 0));
  return wanted === 0 ? rest : { ...rest, [id]: wanted };
}

export interface CartLine {
  item: Item;
  quantity: number;
  cents: number;
}

/** The lines and sums of a cart. What is no longer for sale is left out, however old the cart is. */
export function sumUp(cart: Cart, goods: readonly Item[]) {
  const lines: CartLine[] = goods.flatMap((item) => {
    const quantity = Math.min(cart[item.id] ?? 0, item.left);
    return quantity > 0 ? [{ item, quantity, cents: quantity * item.cents }] : [];
  });
  const goodsCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const shippingCents = lines.length === 0 || goodsCents >= shipping.freeFrom ? 0 : shipping.cents;
  return {
    lines,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goodsCents,
    shippingCents,
    totalCents: goodsCents + shippingCents,
  };
}

/** A cart out of storage, where anything may have been put. */
export function readCart(text: string | null): Cart {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(entries.filter(([, value]) => Number.isSafeInteger(value) && value > 0));
  } catch {
    return {};
  }
}
