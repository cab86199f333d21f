import { useState } from 'react';
import type { Cart } from '../data/cart.ts';
import type { Item, Kind } from '../data/goods.ts';
import { listGoods, type Order, orders } from '../data/list.ts';
import { money } from '../money.ts';
import { Picture } from '../parts/Picture.tsx';

interface ListProps {
  goods: readonly Item[];
  kind: Kind | '';
  cart: Cart;
  change: (item: Item, quantity: number) => void;
}

/** The goods of a kind, or all, with search and order. */
export function List({ goods, kind, cart, change }: ListProps) {
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order>('Featured');
  const shown = listGoods(goods, text, kind, order);
  return (
    <>
      <div className="head">
        <h1 tabIndex={-1}>{kind || 'All goods'}</h1>
        <search className="tools">
          <label>
            Search
            <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <label>
            Sort by
            <select value={order} onChange={(event) => setOrder(event.target.value as Order)}>
              {orders.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
        </search>
      </div>
      <p role="status" className="soft">
        {shown.length === 0 ? 'Nothing matches. Try another word.' : `${shown.length} of ${goods.length} goods`}
      </p>
      <ul className="grid">
        {shown.map((item) => (
          <li key={item.id} className="card">
            <Picture picture={item.picture} />
            <h2>
              <a href={`#/item/${item.id}`}>{item.name}</a>
            </h2>
            <p className="price">
              {money(item.cents)} <span className="soft">{item.unit}</span>
            </p>
            <button
              type="button"
              disabled={(cart[item.id] ?? 0) >= item.left}
              onClick={() => change(item, (cart[item.id] ?? 0) + 1)}
            >
              {item.left === 0 ? 'Sold out' : cart[item.id] ? `Add (${cart[item.id]} in cart)` : 'Add to cart'}
              <span className="unseen">: {item.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
