import { useMemo } from 'react';
import type { PageProps } from '../App.tsx';
import { type Customer, customersOf, sortRows } from '../data/figures.ts';
import { date, money } from '../format.ts';
import { Table } from '../parts/Table.tsx';

/** Everybody who has ordered, the best customers first. */
export function Customers({ orders }: PageProps) {
  const customers = useMemo(() => sortRows(customersOf(orders), ({ cents }) => cents, true), [orders]);
  return (
    <Table<Customer>
      caption="Customers"
      rows={customers}
      keyOf={({ name }) => name}
      columns={[
        { title: 'Customer', value: ({ name }) => name, cell: ({ name }) => <strong>{name}</strong> },
        { title: 'City', value: ({ city }) => city, cell: ({ city }) => city },
        { title: 'Last order', value: ({ lastOrder }) => lastOrder, cell: ({ lastOrder }) => date(lastOrder) },
        { title: 'Orders', value: ({ orders }) => orders, cell: ({ orders }) => orders, number: true },
        { title: 'Spent', value: ({ cents }) => cents, cell: ({ cents }) => money(cents), number: true },
      ]}
    />
  );
}
