// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { Resource } from './resource.ts';

interface Paint {
  id: string;
  shelf: string;
  price: string;
}

const resource: Resource<Paint> = {
  table: {
    label: 'Paints',
    columns: [
      { id: 'name', head: 'Name', names: true, cell: ({ id }) => id },
      { id: 'shelf', head: 'Shelf', sort: 'asc', cell: ({ shelf }) => shelf, below: () => 'on a shelf' },
      { id: 'price', head: 'Price', cell: ({ price }) => price },
    ],
  },
  perPage: 2,
  sortedBy: 'shelf',
  usePage: () => ({ loading: false, data: [{ id: 'Ochre', shelf: 'top', price: '$4' }], error: undefined }),
  empty: () => ({ title: 'No paints yet.' }),
};

const show = (path: string) => showInPage(<ResourceList resource={resource} title="Paints" />, path);
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Columns' }));
const choose = (name: string) => userEvent.click(screen.getByRole('menuitemcheckbox', { name }));

afterEach(() => localStorage.clear());

it('puts a column away and keeps that in the browser, for this list alone', async () => {
  const { unmount } = show('/chalks');
  expect(heads()).toEqual(['Name', 'Shelf', 'Price']);
  await openMenu();
  await choose('Shelf');
  expect(screen.getByRole('menuitemcheckbox', { name: 'Shelf' }).getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('columnheader', { name: 'Shelf', hidden: true })).toBeNull();
  expect(screen.queryByText('on a shelf')).toBeNull();
  expect(localStorage.getItem('tempera.columns./chalks Paints')).toBe('shelf');
  unmount();

  const again = show('/chalks');
  expect(heads()).toEqual(['Name', 'Price']);
  again.unmount();
  show('/brushes');
  expect(heads()).toEqual(['Name', 'Shelf', 'Price']);
});

it('brings one back, and all of them', async () => {
  show('/oils');
  await openMenu();
  await choose('Shelf');
  await choose('Price');
  await choose('Shelf');
  const hidden = { hidden: true };
  expect(screen.getAllByRole('columnheader', hidden).map((head) => head.textContent)).toEqual([
    'Name',
    'Shelf',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Show all columns' }));
  expect(screen.getAllByRole('columnheader', hidden)).toHaveLength(3);
});

it('never offers the column that names the rows', async () => {
  show('/inks');
  await openMenu();
  const offered = within(screen.getByRole('menu')).getAllByRole('menuitemcheckbox');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Shelf', 'Price']);
});
