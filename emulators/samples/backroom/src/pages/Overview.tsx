import { useState } from 'react';
import type { PageProps } from '../App.tsx';
import { dailyCents, totalsOf } from '../data/figures.ts';
import { type Order, today } from '../data/orders.ts';
import { change, date, money } from '../format.ts';
import { Chart } from '../parts/Chart.tsx';
import { Table } from '../parts/Table.tsx';

const periods = [7, 30, 90];

/** The figures of a period beside those of the one before, its days, and the latest orders. */
export function Overview({ orders }: PageProps) {
  const [days, setDays] = useState(30);
  const now = totalsOf(orders, today, days);
  const before = totalsOf(orders, today, days, days);
  const figures = [
    { title: 'Sales', value: money(now.cents), change: change(now.cents, before.cents) },
    { title: 'Orders', value: String(now.orders), change: change(now.orders, before.orders) },
    { title: 'Average order', value: money(now.average), change: change(now.average, before.average) },
    { title: 'Customers', value: String(now.customers), change: change(now.customers, before.customers) },
  ];
  return (
    <>
      <fieldset className="choice">
        <legend className="unseen">Period</legend>
        {periods.map((period) => (
          <label key={period}>
            <input type="radio" name="period" checked={period === days} onChange={() => setDays(period)} />
            <span>{period} days</span>
          </label>
        ))}
      </fieldset>
      <dl className="figures">
        {figures.map(({ title, value, change }) => (
          <div key={title} className="card">
            <dt>{title}</dt>
            <dd>{value}</dd>
            <dd className="change">{change}</dd>
          </div>
        ))}
      </dl>
      <Chart days={dailyCents(orders, today, days)} caption={`Sales in the last ${days} days`} />
      <section aria-labelledby="latest">
        <h2 id="latest">Latest orders</h2>
        <Table<Order>
          caption="Latest orders"
          rows={orders.slice(0, 5)}
          keyOf={({ id }) => id}
          columns={[
            { title: 'Order', cell: ({ id }) => id },
            { title: 'Customer', cell: ({ customer }) => customer },
            { title: 'Date', cell: (order) => date(order.date) },
            { title: 'Status', cell: ({ status }) => <span data-status={status}>{status}</span> },
            { title: 'Total', cell: ({ cents }) => money(cents), number: true },
          ]}
        />
        <p>
          <a href="#/orders">All orders</a>
        </p>
      </section>
    </>
  );
}
