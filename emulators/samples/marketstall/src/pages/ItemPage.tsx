import { useState } from 'react';
import type { Item } from '../data/goods.ts';
import { money } from '../money.ts';
import { Picture } from '../parts/Picture.tsx';
import { Quantity } from '../parts/Quantity.tsx';

interface ItemPageProps {
  item: Item;
  inCart: number;
  change: (item: Item, quantity: number) => void;
}

/** One item at full size. */
export function ItemPage({ item, inCart, change }: ItemPageProps) {
  const [wanted, setWanted] = useState(1);
  const room = item.left - inCart;
  return (
    <article className="item">
      <Picture picture={item.picture} />
      <div className="stack">
        <p>
          <a href={`#/${item.kind.toLowerCase()}`}>{item.kind}</a>
        </p>
        <h1 tabIndex={-1}>{item.name}</h1>
        <p className="price big">
          {money(item.cents)} <span className="soft">{item.unit}</span>
        </p>
        <p>{item.text}</p>
        <p className="soft">{item.left === 0 ? 'Sold out until the next market day.' : `${item.left} left`}</p>
        {item.left > 0 && (
          <div className="buy">
            <Quantity item={{ ...item, left: room }} value={Math.min(wanted, room)} least={1} onChange={setWanted} />
            <button
              type="button"
              className="main"
              disabled={room === 0}
              onClick={() => change(item, inCart + Math.min(wanted, room))}
            >
              Add to cart
            </button>
          </div>
        )}
        {inCart > 0 && (
          <p>
            {inCart} in your cart. <a href="#/cart">Go to the cart</a>
          </p>
        )}
      </div>
    </article>
  );
}
