import { expect, it } from 'vitest';
import { type Column, type Filter, leavesOut, readFilters, readSort, writeSort } from './resource.ts';

const filters: readonly Filter[] = [
  { name: 'state', label: 'State', as: 'select', options: [{ value: 'open', label: 'Open' }] },
  { name: 'shelf', label: 'Shelf', as: 'buttons', accepts: (value) => /^[a-z]+$/.test(value) },
];
const cell = () => null;
const columns: readonly Column<object>[] = [
  { id: 'name', head: 'Name', sort: 'asc', cell },
  { id: 'added', head: 'Added', sort: 'desc', cell },
  { id: 'note', head: 'Note', cell },
];
const filtersIn = (address: string) => readFilters(filters, new URLSearchParams(address));
const sortIn = (address: string) => readSort(columns, 'added', new URLSearchParams(address));

it('takes from the address what a filter accepts, and nothing else', () => {
  expect(filtersIn('state=open&shelf=top&other=1')).toEqual({ state: 'open', shelf: 'top' });
  expect(filtersIn('state=gone&shelf=9')).toEqual({ state: null, shelf: null });
  expect(filtersIn('state=&shelf=')).toEqual({ state: null, shelf: null });
  expect([filtersIn(''), filtersIn('shelf=top')].map(leavesOut)).toEqual([false, true]);
});

it('takes an order that a column has, else the standard one', () => {
  expect(sortIn('')).toEqual({ by: 'added', direction: 'desc' });
  expect(sortIn('sort=name')).toEqual({ by: 'name', direction: 'asc' });
  expect(sortIn('sort=name&way=desc')).toEqual({ by: 'name', direction: 'desc' });
  expect(sortIn('sort=note&way=sideways')).toEqual({ by: 'added', direction: 'desc' });
});

it('writes an order that it reads again, and leaves out what goes without saying', () => {
  for (const by of ['name', 'added']) {
    for (const direction of ['asc', 'desc'] as const) {
      const written = Object.entries(writeSort(columns, 'added', { by, direction }));
      const address = new URLSearchParams(written.flatMap(([name, value]) => (value ? [[name, value]] : [])));
      expect(sortIn(address.toString())).toEqual({ by, direction });
    }
  }
  expect(writeSort(columns, 'added', { by: 'added', direction: 'desc' })).toEqual({ sort: null, way: null });
  expect(writeSort(columns, 'added', { by: 'name', direction: 'asc' })).toEqual({ sort: 'name', way: null });
});
