import { useState } from 'react';
import type { PageProps } from '../App.tsx';
import { findOrders } from '../data/figures.ts';
import { type Order, type Status, statuses } from '../data/orders.ts';
import { date, money } from '../format.ts';
import { OrderDialog } from '../parts/OrderDialog.tsx';
import { Table } from '../parts/Table.tsx';

/** All orders: search, one status or all, and the details of each. */
export function Orders({ orders }: PageProps) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<Status | ''>('');
  const [open, setOpen] = useState<Order | null>(null);
  const found = findOrders(orders, text, status);
  return (
    <>
      <search className="tools">
        <label>
          Search
          <input type="search" value={text} placeholder="Order, customer or city" onChange={(event) => setText(event.target.value)} />
        </label>
        <label>
          Status
          <select value={status} onChange={(event) => setStatus(event.target.value as Status | '')}>
            <option value="">All</option>
            {statuses.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <p role="status">{found.length === 1 ? '1 order' : `${found.length} orders`}</p>
      </search>
      <Table<Order>
        caption="Orders"
        rows={found}
        keyOf={({ id }) => id}
        empty="No orders match. Try another word or status."
        columns={[
          {
            title: 'Order',
            value: ({ id }) => id,
            cell: (order) => (
              <button type="button" className="link" onClick={() => setOpen(order)}>
                {order.id}
              </button>
            ),
          },
          { title: 'Customer', value: ({ customer }) => customer, cell: ({ customer }) => customer },
          { title: 'City', value: ({ city }) => city, cell: ({ city }) => city },
          { title: 'Date', value: (order) => order.date, cell: (order) => date(order.date) },
          {
            title: 'Status',
            value: ({ status }) => status,
            cell: ({ status }) => <span data-status={status}>{status}</span>,
          },
          { title: 'Total', value: ({ cents }) => cents, cell: ({ cents }) => money(cents), number: true },
        ]}
      />
      {open && <OrderDialog order={open} onClose={() => setOpen(null)} />}
    </>
  );
}
