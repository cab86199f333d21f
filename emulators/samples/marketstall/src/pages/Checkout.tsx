import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Cart, sumUp } from '../data/cart.ts';
import type { Item } from '../data/goods.ts';
import { type Address, sendOrder } from '../data/send-order.ts';
import { money } from '../money.ts';

const fields: { name: keyof Address; label: string; complete: string; type?: string }[] = [
  { name: 'name', label: 'Name', complete: 'name' },
  { name: 'email', label: 'Email', complete: 'email', type: 'email' },
  { name: 'street', label: 'Street and number', complete: 'street-address' },
  { name: 'city', label: 'City, state and ZIP code', complete: 'address-level2' },
];

/** What is wrong with a value; empty when it is right. */
function faultOf(name: keyof Address, value: string): string {
  if (value.trim() === '') return 'Fill this in, please.';
  if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim())) return 'Enter an address like you@example.com.';
  return '';
}

interface CheckoutProps {
  goods: readonly Item[];
  cart: Cart;
  empty: () => void;
}

/** Where the goods go. The form keeps what was typed when the order is refused. */
export function Checkout({ goods, cart, empty }: CheckoutProps) {
  const { totalCents, count } = sumUp(cart, goods);
  const [faults, setFaults] = useState<Partial<Record<keyof Address, string>>>({});
  const [state, setState] = useState({ busy: false, refused: '', number: '' });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state.number) heading.current?.focus();
  }, [state.number]);

  async function order(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.busy) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(new FormData(form)) as unknown as Address;
    const found = Object.fromEntries(fields.map(({ name }) => [name, faultOf(name, values[name])]));
    setFaults(found);
    const wrong = fields.find(({ name }) => found[name]);
    if (wrong) {
      form.querySelector<HTMLInputElement>(`[name="${wrong.name}"]`)?.focus();
      return;
    }
    setState({ busy: true, refused: '', number: '' });
    try {
      const { number } = await sendOrder(cart, values);
      setState({ busy: false, refused: '', number });
      empty();
    } catch (error) {
      setState({ busy: false, refused: error instanceof Error ? error.message : 'That did not work.', number: '' });
    }
  }

  if (state.number) {
    return (
      <div className="notice">
        <h1 ref={heading} tabIndex={-1}>
          Thank you
        </h1>
        <p>
          Your order is {state.number}. This is a demo: nothing was charged and nothing will be sent.{' '}
          <a href="#/">Back to the stall</a>
        </p>
      </div>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>Checkout</h1>
      {count === 0 ? (
        <p className="notice">
          Your cart is empty. <a href="#/">See all goods</a>
        </p>
      ) : (
        <form className="stack narrow" noValidate onSubmit={order}>
          <p role="alert" className="error">
            {state.refused}
          </p>
          {fields.map(({ name, label, complete, type = 'text' }) => (
            <label key={name}>
              {label}
              <input
                name={name}
                type={type}
                autoComplete={complete}
                aria-invalid={!!faults[name]}
                aria-describedby={`${name}-fault`}
              />
              <span id={`${name}-fault`} className="error">
                {faults[name]}
              </span>
            </label>
          ))}
          <button type="submit" className="main" aria-disabled={state.busy}>
            {state.busy ? 'Sending…' : `Order for ${money(totalCents)}`}
          </button>
        </form>
      )}
    </>
  );
}
