// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { showInPage } from '../../../testing/in-page.tsx';
import { ResourceList } from './ResourceList.tsx';
import type { Resource } from './resource.ts';

interface Paint {
  id: string;
  shelf: string;
}

const paints = ['Azurite', 'Indigo', 'Ochre', 'Sienna', 'Umber'].map((id) => ({ id, shelf: 'top' }));

const resource: Resource<Paint> = {
  table: {
    label: 'Paints',
    columns: [
      { id: 'name', head: 'Name', names: true, cell: ({ id }) => id },
      { id: 'shelf', head: 'Shelf', sort: 'asc', cell: ({ shelf }) => shelf },
    ],
  },
  perPage: 2,
  sortedBy: 'shelf',
  filters: [
    {
      name: 'shelf',
      label: 'Shelf',
      as: 'select',
      all: 'All shelves',
      options: [
        { value: 'top', label: 'Top' },
        { value: 'low', label: 'Low' },
      ],
    },
  ],
  usePage: (_query, last) => {
    const from = last ? paints.findIndex(({ id }) => id === last.id) + 1 : 0;
    return { loading: false, data: paints.slice(from, from + 3), error: undefined };
  },
  read: async (id) => paints.find((paint) => paint.id === id) ?? null,
  empty: () => ({ title: 'No paints yet.' }),
};

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
const show = (path: string) =>
  showInPage(
    <>
      <ResourceList resource={resource} title="Paints" />
      <Address />
    </>,
    path,
  );
const address = () => screen.getByLabelText('Address').textContent;
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => localStorage.clear());

it('keeps filters and columns under a name, brings them back with one press, and forgets them', async () => {
  const { unmount } = show('/paints?shelf=low');
  await press('Columns');
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Shelf' }));
  await userEvent.keyboard('{Escape}');
  await press('Save view');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Enter a name.');
  await userEvent.type(dialog.getByLabelText('Name'), 'Low shelf');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  unmount();
  localStorage.removeItem('tempera.columns./paints Paints');

  show('/paints');
  expect(screen.getByRole('button', { name: 'Low shelf' }).getAttribute('aria-pressed')).toBe('false');
  await press('Low shelf');
  expect(address()).toBe('?shelf=low');
  expect(screen.queryByRole('columnheader', { name: 'Shelf' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Low shelf' }).getAttribute('aria-pressed')).toBe('true');

  await press('Remove view Low shelf');
  expect(screen.queryByRole('list', { name: 'Saved views' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Low shelf' });
});

it('offers nothing to save of a list as everybody finds it', () => {
  show('/pastels');
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

it('has a page in the address, which opens it again, and another filter begins anew', async () => {
  const { unmount } = show('/paints');
  expect(names()).toEqual(['Azurite', 'Indigo']);
  await press('Next');
  expect(names()).toEqual(['Ochre', 'Sienna']);
  const second = address();
  expect(second).toBe('?after=Indigo');
  await press('Next');
  expect(address()).toBe('?after=Indigo&after=Sienna');
  await press('Previous');
  expect(address()).toBe(second);
  unmount();

  show(`/paints${second}`);
  await screen.findByRole('rowheader', { name: 'Ochre' });
  await userEvent.selectOptions(screen.getByLabelText('Shelf'), 'low');
  expect(address()).toBe('?shelf=low');
});

it('begins with the first page where the address names what is gone', async () => {
  show('/paints?after=Gone');
  await screen.findByRole('rowheader', { name: 'Azurite' });
  expect(address()).toBe('');
});
