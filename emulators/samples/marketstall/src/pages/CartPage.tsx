import { type Cart, shipping, sumUp } from '../data/cart.ts';
import type { Item } from '../data/goods.ts';
import { money } from '../money.ts';
import { Picture } from '../parts/Picture.tsx';
import { Quantity } from '../parts/Quantity.tsx';

interface CartPageProps {
  goods: readonly Item[];
  cart: Cart;
  change: (item: Item, quantity: number) => void;
}

/** What is in the cart, and what it comes to. */
export function CartPage({ goods, cart, change }: CartPageProps) {
  const { lines, goodsCents, shippingCents, totalCents } = sumUp(cart, goods);
  const missing = shipping.freeFrom - goodsCents;
  return (
    <>
      <h1 tabIndex={-1}>Your cart</h1>
      {lines.length === 0 ? (
        <p className="notice">
          Nothing in it yet. <a href="#/">See all goods</a>
        </p>
      ) : (
        <div className="two">
          <ul className="lines">
            {lines.map(({ item, quantity, cents }) => (
              <li key={item.id}>
                <Picture picture={item.picture} />
                <div>
                  <a href={`#/item/${item.id}`}>{item.name}</a>
                  <p className="soft">
                    {money(item.cents)} · {item.unit}
                  </p>
                  <button type="button" className="link" onClick={() => change(item, 0)}>
                    Remove<span className="unseen"> {item.name}</span>
                  </button>
                </div>
                <Quantity item={item} value={quantity} least={1} onChange={(next) => change(item, next)} />
                <strong className="price">{money(cents)}</strong>
              </li>
            ))}
          </ul>
          <section className="sum" aria-labelledby="sum">
            <h2 id="sum">Summary</h2>
            <dl>
              <dt>Goods</dt>
              <dd>{money(goodsCents)}</dd>
              <dt>Shipping</dt>
              <dd>{shippingCents === 0 ? 'Free' : money(shippingCents)}</dd>
              <dt className="total">Total</dt>
              <dd className="total">{money(totalCents)}</dd>
            </dl>
            {missing > 0 && <p className="soft">Shipping is free with {money(missing)} more.</p>}
            <a className="main" href="#/checkout">
              Check out
            </a>
          </section>
        </div>
      )}
    </>
  );
}
