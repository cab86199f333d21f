// @vitest-environment happy-dom
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { findAddress, stateAsked } from '@tempera/domain/catalogue/find-address';
import { type FirstPage, firstPageOf, listPart } from '@tempera/domain/catalogue/first-page';
import { readListState } from '@tempera/domain/catalogue/list-state';
import { createRowSearch } from '@tempera/domain/catalogue/search-rows';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogueRow } from '../../../../domain/testing/catalogue-row.ts';
import '../../../testing/in-page.tsx';
import { SettingsProvider } from '../../ui/settings.tsx';
import { TemplatesPage } from './TemplatesPage.tsx';
import type { LoadedRows } from './use-rows.ts';

const { toRows } = vi.hoisted(() => ({ toRows: vi.fn<() => Promise<CatalogueRow[]>>() }));
vi.mock('../../firebase/public/public-docs.ts', () => ({ toRows }));
// The page as it was loaded, until a test says that the store has changed.
const { followed } = vi.hoisted(() => ({ followed: { now: null as unknown, tell: () => {} } }));
vi.mock('../../firebase/public/use-public.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (tell: () => void) => {
    followed.tell = tell;
    return () => {};
  };
  return {
    usePublic: (_path: unknown, loaded: unknown) =>
      useSyncExternalStore(subscribe, () => followed.now ?? loaded),
  };
});

const count = 14;
const title = (index: number) => `Template ${String.fromCharCode(65 + index)}`;
const titlesOf = (...indices: number[]) => indices.map(title);
// Prices rise with the letter; downloads and dates each go another way round.
const downloadRank = (index: number) => (index * 5) % count;
const age = (index: number) => (index * 3) % count;
const all = Array.from({ length: count }, (_, index) => index);
const byDownloads = all.toSorted((a, b) => downloadRank(a) - downloadRank(b));

const row = ({ title = '', ...fields }: Partial<CatalogueRow>) =>
  catalogueRow(title.toLowerCase().replaceAll(' ', '-'), {
    title,
    category: 'components',
    rating: 5,
    ...fields,
  });
const rows = [
  ...all.map((index) =>
    row({
      title: title(index),
      priceCents: index * 500,
      rating: index < 10 ? 4 + index / 10 : 2,
      downloads: 500 - downloadRank(index),
      dateAdded: Date.UTC(2026, 0, 1) - age(index) * 60_000,
    }),
  ),
  row({ title: 'Neo Gate', category: 'auth' }),
  row({ title: 'AstroAccess', category: 'auth', priceCents: 4900 }),
];
const categories = ['Auth', 'Components'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  description: `What ${name} is for.`,
  featured: [],
  colour: 'ochre' as const,
  order: 1,
  count: 1,
}));

/** The list at an address, with a history. */
function open(
  query: string,
  settings = defaultSettings,
  loaded: LoadedRows = { follows: 'catalogue/rows', data: null, rows, first: null },
  others: RouteObject[] = [],
) {
  const page = <TemplatesPage loaded={loaded} categories={categories} />;
  const router = createMemoryRouter([{ path: '/templates', element: page }, ...others], {
    initialEntries: [`/templates${query}`],
  });
  render(
    <SettingsProvider value={settings}>
      <RouterProvider router={router} />
    </SettingsProvider>,
  );
  return router;
}

const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent.trim());
const seeFirst = (expected: string[]) =>
  waitFor(() => expect(shown().slice(0, expected.length)).toEqual(expected));
const seeAll = (expected: string[]) => waitFor(() => expect(shown()).toEqual(expected));
const seeCount = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const seeQuery = (router: ReturnType<typeof open>, query: string) =>
  waitFor(() => expect(router.state.location.search).toBe(query));
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);
const chosen = (label: string) => (screen.getByLabelText(label) as HTMLSelectElement).value;
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search templates' });
const chip = (name: string) => screen.getByRole('button', { name });
const chosenChip = () => document.querySelector('[aria-pressed="true"]')?.textContent;

it.each([
  ['newest', 'Newest', titlesOf(0, 5, 10)],
  ['price-up', 'Price, low to high', titlesOf(0, 1, 2)],
  ['price-down', 'Price, high to low', titlesOf(13, 12, 11)],
  ['rating', 'Best rated', titlesOf(9, 8, 7)],
])('sorts by %s, by choice and from the address', async (sort, label, first) => {
  const router = open('?category=components');
  await choose('Sort by', label);
  await seeQuery(router, `?category=components&sort=${sort}`);
  await seeFirst(first);
  cleanup();
  open(router.state.location.search);
  await seeFirst(first);
  expect(chosen('Sort by')).toBe(sort);
});

it('keeps the default order out of the address', async () => {
  const router = open('?category=components&sort=rating');
  await choose('Sort by', 'Most downloaded');
  await seeQuery(router, '?category=components');
  await seeFirst(titlesOf(0, 3, 6));
});

it('narrows by price and by rating', async () => {
  const router = open('?category=components');
  for (const [label, option, query, left] of [
    ['Price', 'Free', '&price=free', [0]],
    ['Price', 'Under $10', '&price=under-10', [1]],
    ['Price', '$10 to $40', '&price=10-to-40', [2, 3, 4, 5, 6, 7, 8]],
    ['Price', 'Over $40', '&price=over-40', [9, 10, 11, 12, 13]],
    ['Rating', '4 and up', '&price=over-40&rating=4', [9]],
    ['Price', 'Any price', '&rating=4', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['Rating', '4.5 and up', '&rating=4.5', [5, 6, 7, 8, 9]],
  ] as const) {
    await choose(label, option);
    await seeQuery(router, `?category=components${query}`);
    await seeCount(left.length === 1 ? '1 template' : `${left.length} templates`);
    await seeAll(titlesOf(...byDownloads.filter((index) => (left as readonly number[]).includes(index))));
  }
});

it('has bands of prices in the currency of the store', () => {
  open('', { ...defaultSettings, currency: 'EUR' });
  const bands = within(screen.getByLabelText('Price')).getAllByRole('option');
  expect(bands.map(({ textContent }) => textContent)).toEqual([
    'Any price',
    'Free',
    'Under €10',
    '€10 to €40',
    'Over €40',
  ]);
});

it('says what was chosen at once, before the address and the list follow', async () => {
  const router = open('');
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: 'free' } });
  expect([chosen('Price'), router.state.location.search]).toEqual(['free', '']);
  fireEvent.click(chip('Auth'));
  expect([chosenChip(), router.state.location.search]).toEqual(['Auth', '']);
  await seeQuery(router, '?category=auth&price=free');
  expect([chosen('Price'), chosenChip()]).toEqual(['free', 'Auth']);
});

it('keeps each choice for back and forward, and one step for all that is typed', async () => {
  const router = open('?category=components');
  await userEvent.click(chip('Auth'));
  await seeQuery(router, '?category=auth');
  await choose('Price', 'Free');
  await seeQuery(router, '?category=auth&price=free');
  await userEvent.type(searchBox(), 'neo');
  await seeQuery(router, '?q=neo&category=auth&price=free');
  await userEvent.type(searchBox(), ' gate');
  await seeQuery(router, '?q=neo+gate&category=auth&price=free');
  await seeCount('1 template for “neo gate”');
  await seeAll(['Neo Gate']);

  await router.navigate(-1);
  await seeQuery(router, '?category=auth&price=free');
  await waitFor(() => expect(searchBox().value).toBe(''));
  expect(chosen('Price')).toBe('free');
  await router.navigate(-1);
  await seeQuery(router, '?category=auth');
  await waitFor(() => expect(shown()).toContain('AstroAccess'));
  await waitFor(() => expect(searchBox().value).toBe(''));
  expect(chosen('Price')).toBe('any');
  await router.navigate(-1);
  await seeQuery(router, '?category=components');
  await seeCount('14 templates, 12 shown');
  expect(chosenChip()).toBe('Components');

  await router.navigate(3);
  await seeQuery(router, '?q=neo+gate&category=auth&price=free');
  await seeCount('1 template for “neo gate”');
  await waitFor(() => expect(searchBox().value).toBe('neo gate'));
  expect(chosen('Price')).toBe('free');
});

it('keeps both of two choices made at once', async () => {
  const router = open('?category=components');
  fireEvent.click(chip('Auth'));
  fireEvent.change(screen.getByLabelText('Price'), { target: { value: 'free' } });
  await seeQuery(router, '?category=auth&price=free');
  await seeAll(['Neo Gate']);
});

it('goes where a link leads that is followed before what was typed is in the address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = Promise.withResolvers<null>();
  const preview = { path: '/product/*', loader: () => page.promise, element: <h1>Preview</h1> };
  const router = open('', defaultSettings, undefined, [preview]);
  fireEvent.change(searchBox(), { target: { value: 'neo' } });
  const [card] = screen.getAllByRole('article');
  fireEvent.click(within(card as HTMLElement).getByRole('link'));
  act(() => vi.advanceTimersByTime(1_000));
  await act(async () => page.resolve(null));
  expect(router.state.location.pathname).toMatch(/^\/product\//);
});

it('remembers how much is shown, and goes back in one step however often more was asked for', async () => {
  const router = open('');
  await choose('Sort by', 'Newest');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await seeQuery(router, '?sort=newest&pages=2');
  await router.navigate(-1);
  await seeQuery(router, '');
});

it('brings back a whole state from its address', async () => {
  open('?category=components&q=template&price=10-to-40&rating=4.5&sort=price-down');
  await seeCount('4 templates for “template”');
  await seeAll(titlesOf(8, 7, 6, 5));
  expect(chosen('Rating')).toBe('4.5');
});

it('says when nothing matches, and starts over', async () => {
  const router = open('?category=components');
  await userEvent.type(searchBox(), 'xyzzyx');
  await screen.findByRole('heading', { name: 'No templates match' });
  expect(shown()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all templates' }));
  await seeQuery(router, '');
  await waitFor(() => expect(shown()).toContain('Template A'));
  expect(searchBox().value).toBe('');
  expect(chosenChip()).toBe('All');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('stands an address that makes no sense', async () => {
  open('?sort=x&price=-1&rating=99&pages=1e9');
  await seeCount('16 templates');
  expect(chosenChip()).toBe('All');
});

it.each(['?category=__proto__', '?q=%22*(%5C&category=..%2Fx'])(
  'chooses nothing for a category that is none: %s',
  async (query) => {
    open(query);
    await screen.findByRole('heading', { name: 'Category not found' });
    expect(chosenChip()).toBeUndefined();
  },
);

beforeEach(() => {
  followed.now = null;
});

const busy = () => screen.getByRole('status').parentElement?.getAttribute('aria-busy');
/** Pasted, not typed: a slow machine types slower than the list waits, and asks in between. */
const search = async (text: string) => {
  await userEvent.click(searchBox());
  await userEvent.paste(text);
};

it.each([
  ['on request', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['once the connection is back', () => act(async () => window.dispatchEvent(new Event('online')))],
  ['for another text', () => search(' gate')],
])('says when the search can’t be had, and loads it %s', async (_, again) => {
  toRows.mockReset().mockResolvedValue(rows);
  const lost = '@tempera/domain/catalogue/search-rows';
  vi.doMock(lost, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  open('', defaultSettings, { follows: 'catalogue/rows', data: null, rows, first: null });
  await search('neo');
  await screen.findByRole('alert');
  expect(shown()).toEqual([]);
  vi.doUnmock(lost);
  await again();
  await seeAll(['Neo Gate']);
  expect(screen.queryByRole('alert')).toBeNull();
});

const changes = [
  ['more', () => userEvent.click(screen.getByRole('button', { name: 'Load more' })), 14],
  ['a filter', () => choose('Price', 'Free'), 1],
  ['another order', () => choose('Sort by', 'Newest'), 12],
  ['a search', () => search('template'), 12],
] as const;

describe('a page that brings its first rows along', () => {
  const openFirst = (query: string) => {
    const first = firstPageOf(rows, readListState(new URLSearchParams(query)));
    return open(query, defaultSettings, { follows: 'catalogue/rows', data: {}, rows: null, first });
  };
  let come: (all: CatalogueRow[]) => void;
  let fail: (cause: Error) => void;
  beforeEach(() => {
    toRows.mockReset().mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          [come, fail] = [resolve, reject];
        }),
    );
  });

  it.each([
    ['points at it', () => userEvent.hover(screen.getByRole('status'))],
    ['scrolls', async () => fireEvent.scroll(document)],
    ['goes through it by keys', () => userEvent.tab()],
  ])(
    'shows them at once, counts all, fetches the others once somebody %s, and changes nothing by that',
    async (_, touch) => {
      openFirst('?category=components');
      expect(shown()).toEqual(titlesOf(...byDownloads.slice(0, 12)));
      expect(screen.getByRole('status').textContent).toBe('14 templates, 12 shown');
      const before = shown();
      expect(toRows).not.toHaveBeenCalled();
      await touch();
      await waitFor(() => expect(toRows).toHaveBeenCalledTimes(1));
      come(rows);
      await seeCount('14 templates, 12 shown');
      expect(shown()).toEqual(before);
    },
  );

  it.each(changes)('leaves all in its place for %s until the others are there', async (_, change, left) => {
    openFirst('?category=components');
    const before = shown();
    await change();
    await waitFor(() => expect(toRows).toHaveBeenCalled());
    expect(shown()).toEqual(before);
    await waitFor(() => expect(busy()).toBe('true'));
    come(rows);
    await waitFor(() => expect(busy()).toBe('false'));
    await waitFor(() => expect(shown()).toHaveLength(left));
  });

  it('says when they can’t be had, and asks again', async () => {
    openFirst('?category=components');
    await choose('Price', 'Free');
    // Once because somebody touched the page, and once more when there was something to show.
    await waitFor(() => expect(toRows).toHaveBeenCalledTimes(2));
    fail(new TypeError('offline'));
    await screen.findByRole('alert');
    const before = toRows.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(toRows).toHaveBeenCalledTimes(before + 1));
    come(rows);
    await seeAll(titlesOf(0));
  });
});

describe('a large catalogue', () => {
  const catalogue = (name: string) => ({ version: name.repeat(16) });
  const large = (first: FirstPage): LoadedRows => ({
    follows: 'catalogue/version',
    data: catalogue('a'),
    rows: null,
    first,
  });
  const { find } = createRowSearch(rows);
  /** Addresses that were asked, with what lets the server answer. */
  let asked: { address: string; answer: (from?: readonly CatalogueRow[]) => void; fail: () => void }[];
  const openLarge = (query: string, pages = query) => {
    const state = readListState(new URLSearchParams(pages));
    const first = { ...firstPageOf(rows, state), total: 100_000 };
    return open(query, defaultSettings, large(first));
  };
  beforeEach(() => {
    asked = [];
    toRows.mockReset();
    vi.stubGlobal(
      'fetch',
      (address: string) =>
        new Promise((resolve, reject) => {
          const answer = (from: readonly CatalogueRow[] = rows) => {
            const { pathname, searchParams } = new URL(address, 'https://store.invalid');
            const state = stateAsked(pathname, searchParams);
            if (!state) throw new Error(address);
            resolve(Response.json(listPart(from, state, state.q ? find(state.q) : null)));
          };
          asked.push({ address, answer, fail: () => reject(new TypeError('offline')) });
        }),
    );
  });
  afterEach(() => {
    expect(toRows).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
  const seeAsked = (count: number) => waitFor(() => expect(asked).toHaveLength(count));

  it('shows what came along at once, and asks for nothing', async () => {
    openLarge('?category=components');
    expect(shown()).toEqual(titlesOf(...byDownloads.slice(0, 12)));
    await userEvent.click(searchBox());
    expect(asked).toEqual([]);
  });

  it.each(changes)('asks for %s, and leaves all in its place meanwhile', async (_, change, left) => {
    openLarge('?category=components');
    const before = shown();
    await change();
    await seeAsked(1);
    expect(shown()).toEqual(before);
    expect(busy()).toBe('true');
    asked[0]?.answer();
    await waitFor(() => expect(busy()).toBe('false'));
    expect(shown()).toHaveLength(left);
  });

  it('finds what was misspelled, of the text that was typed last', async () => {
    openLarge('');
    await search('astro');
    await seeAsked(1);
    await search('acess');
    await seeAsked(2);
    asked[1]?.answer();
    await seeAll(['AstroAccess']);
    asked[0]?.answer([]);
    await seeCount('1 template for “astroacess”');
    expect(shown()).toEqual(['AstroAccess']);
  });

  it('ends after a hundred pages, and says how to see others', async () => {
    const first = { ...firstPageOf(rows, readListState(new URLSearchParams('pages=100'))), matches: 100_000 };
    open('?pages=1000', defaultSettings, large(first));
    await seeAsked(20);
    expect(
      screen.getByText('A list shows 1,200 templates at most. Search or choose a filter to see others.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('keeps what it shows when more of it can’t be had, and asks again', async () => {
    openLarge('?category=components');
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await seeAsked(1);
    asked[0]?.fail();
    await screen.findByRole('alert');
    expect(shown()).toEqual(titlesOf(...byDownloads.slice(0, 12)));
    expect([busy(), screen.queryByRole('button', { name: 'Load more' })]).toEqual(['false', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await seeAsked(2);
    asked[1]?.answer();
    await seeAll(titlesOf(...byDownloads));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('counts as the store writes numbers', async () => {
    const first = { ...firstPageOf(rows, readListState(new URLSearchParams(''))), matches: 100_000 };
    open('', defaultSettings, large(first));
    expect(screen.getByRole('status').textContent).toBe('100,000 templates, 12 shown');
  });

  it('says when nothing can be had, and asks again', async () => {
    openLarge('?category=components');
    await choose('Price', 'Free');
    await seeAsked(1);
    asked[0]?.fail();
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await seeAsked(2);
    asked[1]?.answer();
    await seeAll(titlesOf(0));
  });

  it('asks again for what it shows when the store has changed', async () => {
    openLarge('?category=components&price=free');
    followed.now = catalogue('b');
    act(() => followed.tell());
    await seeAsked(1);
    const state = readListState(new URLSearchParams('category=components&price=free'));
    expect(asked[0]?.address).toBe(findAddress('b'.repeat(16), state));
    expect(shown()).toEqual(titlesOf(0));
    asked[0]?.answer(rows.map((one) => ({ ...one, title: `New ${one.title}` })));
    await seeAll(['New Template A']);
  });
});
