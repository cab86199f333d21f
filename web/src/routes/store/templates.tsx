import { addressOf, type FirstPage, firstOf, firstPageOf } from '@tempera/domain/catalogue/first-page';
import { type ListState, readListState } from '@tempera/domain/catalogue/list-state';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { TemplatesPage } from '../../features/catalogue/TemplatesPage.tsx';
import type { LoadedRows } from '../../features/catalogue/use-rows.ts';
import { findPage, isLargeCatalogue } from '../../firebase/public/find-page.ts';
import { publicPaths, readCatalogue, toSummary } from '../../firebase/public/public-docs.ts';
import { readPublic, sendAlong, takeAlong } from '../../firebase/public/public-store.ts';

/** By which a page from the server brings its first rows along. */
const firstPage = 'made/list';

/** The first rows of a large catalogue, asked of the server; null of a small one. */
async function findFirst(state: ListState): Promise<LoadedRows | null> {
  const data = await readPublic(publicPaths.rows);
  if (!isLargeCatalogue(data)) return null;
  return {
    data,
    rows: null,
    first: { ...(await findPage(data, firstOf(state))), address: addressOf(state) },
  };
}

/** All rows of a small catalogue; a server makes its first page of them. */
async function readAll(state: ListState): Promise<LoadedRows> {
  const { data, rows } = await readCatalogue();
  return { data, rows, first: import.meta.env.SSR ? firstPageOf(rows, state) : null };
}

/** `rows` is null where `first` came along in their place; the server has both, and draws the page from what it sends along. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = readListState(new URL(request.url).searchParams);
  const came = takeAlong(firstPage) as FirstPage | null;
  if (came?.address === addressOf(state)) {
    const [summary, data] = await Promise.all([
      readPublic(publicPaths.summary),
      readPublic(publicPaths.rows),
    ]);
    return { summary, data, rows: null, first: came };
  }
  const [summary, found] = await Promise.all([
    readPublic(publicPaths.summary),
    findFirst(state).then((few): LoadedRows | Promise<LoadedRows> => few ?? readAll(state)),
  ]);
  if (import.meta.env.SSR && found.first) sendAlong(firstPage, found.first);
  return { summary, ...found };
}

/** Filters only change what is shown of the rows. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  // Read and not followed: whether the store is open costs a listener too, and three documents are what the list may read.
  return <TemplatesPage loaded={loaded} categories={toSummary(loaded.summary).categories} />;
}
