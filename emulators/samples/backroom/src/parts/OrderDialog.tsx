import { useEffect, useRef } from 'react';
import type { Order } from '../data/orders.ts';
import { date, money } from '../format.ts';

/** One order with its items. Escape, the button and a click beside it close it; the browser keeps the focus inside. */
export function OrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="order-title"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="sheet">
        <h2 id="order-title">Order {order.id}</h2>
        <p>
          {order.customer}, {order.city} · {date(order.date)} · <span data-status={order.status}>{order.status}</span>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Coffee</th>
              <th scope="col" className="number">
                Bags
              </th>
              <th scope="col" className="number">
                Price
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map(({ name, bags, cents }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="number">{bags}</td>
                <td className="number">{money(bags * cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                Total
              </th>
              <td className="number">{money(order.cents)}</td>
            </tr>
          </tfoot>
        </table>
        <form method="dialog">
          <button type="submit" className="main">
            Close
          </button>
        </form>
      </div>
    </dialog>
  );
}
