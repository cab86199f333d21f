import { useEffect, useRef, useState } from 'react';
import { type Cart, setQuantity, sumUp } from './data/cart.ts';
import { type Item, kinds } from './data/goods.ts';
import { kindOf } from './data/list.ts';
import { useCart, usePath } from './hooks.ts';
import { CartPage } from './pages/CartPage.tsx';
import { Checkout } from './pages/Checkout.tsx';
import { ItemPage } from './pages/ItemPage.tsx';
import { List } from './pages/List.tsx';

export function App({ goods }: { goods: readonly Item[] }) {
  const path = usePath();
  const [cart, setCart] = useCart();
  const [told, setTold] = useState('');
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const { count } = sumUp(cart, goods);

  // A new page begins at its heading, for the eye and for a screen reader.
  useEffect(() => {
    const heading = main.current?.querySelector('h1');
    document.title = `${heading?.textContent ?? 'Not found'} · Market Stall`;
    if (first.current) first.current = false;
    else {
      heading?.focus();
      window.scrollTo(0, 0);
    }
  }, [path]);

  function change(item: Item, quantity: number) {
    const next = setQuantity(cart, item, quantity);
    setCart(next);
    setTold(`${item.name}: ${next[item.id] ?? 0} in your cart`);
  }

  return (
    <>
      <header className="top">
        <a className="brand" href="#/">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M3 12 6 4h20l3 8v2a4 4 0 0 1-8.7 0 4.4 4.4 0 0 1-8.6 0A4 4 0 0 1 3 14ZM6 20h20v8H6Z" />
          </svg>
          Market Stall
        </a>
        <nav aria-label="Goods">
          {['', ...kinds].map((kind) => (
            <a
              key={kind}
              href={`#/${kind.toLowerCase()}`}
              aria-current={path === kind.toLowerCase() ? 'page' : undefined}
            >
              {kind || 'All'}
            </a>
          ))}
        </nav>
        <a className="cart-link" href="#/cart" aria-current={path === 'cart' ? 'page' : undefined}>
          Cart <span className="count">{count}</span>
          <span className="unseen">{count === 1 ? 'item' : 'items'}</span>
        </a>
      </header>
      <main ref={main}>{pageOf(path, goods, cart, change, () => setCart({}))}</main>
      <p className="unseen" role="status">
        {told}
      </p>
      <footer>Open Thursday to Saturday. Orders before noon leave the same day.</footer>
    </>
  );
}

function pageOf(
  path: string,
  goods: readonly Item[],
  cart: Cart,
  change: (item: Item, quantity: number) => void,
  empty: () => void,
) {
  if (path === 'cart') return <CartPage goods={goods} cart={cart} change={change} />;
  if (path === 'checkout') return <Checkout goods={goods} cart={cart} empty={empty} />;
  const item = goods.find(({ id }) => path === `item/${id}`);
  if (item) return <ItemPage key={item.id} item={item} inCart={cart[item.id] ?? 0} change={change} />;
  const kind = kindOf(path);
  if (path === '' || kind) return <List key={kind} goods={goods} kind={kind} cart={cart} change={change} />;
  return (
    <div className="notice">
      <h1 tabIndex={-1}>Not at this stall</h1>
      <p>
        There is nothing at this address. <a href="#/">See all goods</a>
      </p>
    </div>
  );
}
