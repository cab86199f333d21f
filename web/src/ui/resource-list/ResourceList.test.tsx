import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ResourceList } from './ResourceList.tsx';
import type { Query, Resource } from './resource.ts';

interface Paint {
  id: string;
  name: string;
  shelf: string;
}
const paints: Paint[] = ['Ochre', 'Umber', 'Azurite'].map((name) => ({ id: name, name, shelf: 'top' }));
const there = <T,>(data: T[]) => ({ loading: false, data, error: undefined });

const resource: Resource<Paint> = {
  table: {
    label: 'Paints',
    columns: [
      { id: 'name', head: 'Name', names: true, sort: 'asc', cell: ({ name }) => name },
      {
        id: 'shelf',
        head: 'Shelf',
        from: 'lg',
        cell: ({ shelf }) => shelf,
        below: ({ shelf }) => `on ${shelf}`,
      },
    ],
    actions: ({ name }) => <button type="button">Mix {name}</button>,
  },
  perPage: 2,
  sortedBy: 'name',
  usePage: ({ filters }) => there(filters.shelf === 'low' ? [] : paints),
  filters: [{ name: 'shelf', label: 'Shelf', as: 'buttons', accepts: (value) => value === 'low' }],
  search: {
    label: 'Search paints',
    placeholder: 'Search...',
    nouns: ['paint', 'paints'],
    hint: 'type more',
    useFound: ({ text }: Query) => ({
      live: there(paints.filter(({ name }) => name.startsWith(text))),
      full: text.length === 1,
      more: text.length === 2 ? () => {} : undefined,
    }),
  },
  empty: ({ narrowed }) => ({ title: narrowed ? 'Nothing like this.' : 'No paints yet.', clear: 'all' }),
};

/** What stands there at an address, with the columns' own words but without markup. */
const shownAt = (address: string) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ResourceList resource={resource} title="Paints" />
    </MemoryRouter>,
  );
  const text = html.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]*>/g, '|');
  return { html, text: text.replace(/\|+/g, '|') };
};

it('shows a page, what narrow screens have no column for below the name, and the way on', () => {
  const { html, text } = shownAt('/paints');
  expect(text).toContain('|Name|Shelf|Actions|Ochre|on top|top|Mix Ochre|Umber|');
  expect(text).not.toContain('Azurite');
  expect(html).toMatch(/aria-sort="ascending"/);
  expect(html).toMatch(/<th[^>]*scope="row"/);
  expect(html).toMatch(/disabled=""[^>]*>Previous/);
  expect(html).not.toMatch(/disabled=""[^>]*>Next/);
});

it('shows what a search finds, how many, and that there may be more', () => {
  expect(shownAt('/paints?q=Umber').text).toContain('|1 paint|');
  expect(shownAt('/paints?q=A').text).toContain('|1 paint, and perhaps more: type more|');
  expect(shownAt('/paints?q=Um').text).toMatch(/\|1 paint so far\|.*\|Show more\|/);
  const nothing = shownAt('/paints?q=Zinc').text;
  expect(nothing).toContain('|0 paints|');
  expect(nothing).toContain('|Nothing like this.|Show All|');
});

it('says when a filter leaves nothing, and ignores a value that it does not know', () => {
  const { text } = shownAt('/paints?shelf=low');
  expect(text).toContain('|Nothing like this.|Show All|');
  expect(text).not.toContain('|Next|');
  expect(shownAt('/paints?shelf=unheard').text).toContain('|Next|');
});
