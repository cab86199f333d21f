import { addressOf, type FirstPage, firstOf, firstPageOf } from '@tempera/domain/catalogue/first-page';
import { type ListState, readListState } from '@tempera/domain/catalogue/list-state';
import { mostRowsInBrowser } from '@tempera/domain/catalogue/shards';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { TemplatesPage } from '../../features/catalogue/TemplatesPage.tsx';
import type { LoadedRows } from '../../features/catalogue/use-rows.ts';
import { findPage, isLargeCatalogue } from '../../firebase/public/find-page.ts';
import { publicPaths, readCatalogue, toSummary } from '../../firebase/public/public-docs.ts';
import { peekPublic, readPublic, sendAlong, takeAlong } from '../../firebase/public/public-store.ts';

/** By which a page from the server brings its first rows along. */
const firstPage = 'made/list';

/** The document that the list follows: a large catalogue's says which version it is of, a small one's names its rows. */
type Followed = Pick<LoadedRows, 'follows' | 'data'>;

const readNames = async (): Promise<Followed> => ({
  follows: publicPaths.rows,
  data: await readPublic(publicPaths.rows),
});

/** Null where the catalogue is small. */
async function readVersion(total: number): Promise<Followed | null> {
  if (total <= mostRowsInBrowser) return null;
  const data = await readPublic(publicPaths.catalogueVersion);
  if (data) return { follows: publicPaths.catalogueVersion, data };
  // A store that has grown before there was such a document writes it with the next change.
  const names = await readNames();
  return isLargeCatalogue(names.data) ? names : null;
}

/** The first rows of a large catalogue, asked of the server. */
async function findFirst(followed: Followed, state: ListState): Promise<LoadedRows> {
  const found = await findPage(followed.data, firstOf(state));
  return { ...followed, rows: null, first: { ...found, address: addressOf(state) } };
}

/** All rows of a small catalogue; a server makes its first page of them. */
async function readAll(state: ListState): Promise<LoadedRows> {
  const { data, rows } = await readCatalogue();
  return {
    follows: publicPaths.rows,
    data,
    rows,
    first: import.meta.env.SSR ? firstPageOf(rows, state) : null,
  };
}

/** `rows` is null where `first` came along in their place; the server has both, and draws the page from what it sends along. */
export async function loader({ request }: LoaderFunctionArgs) {
  const state = readListState(new URL(request.url).searchParams);
  const came = takeAlong(firstPage) as FirstPage | null;
  // Whether the catalogue is large is known by its summary. Until then a browser asks for what a small one needs as well, not after it.
  if (!import.meta.env.SSR && peekPublic(publicPaths.summary) === undefined) readNames().catch(() => {});
  const summary = await readPublic(publicPaths.summary);
  const large = await readVersion(toSummary(summary).total);
  if (came?.address === addressOf(state))
    return { summary, ...(large ?? (await readNames())), rows: null, first: came };
  const found = await (large ? findFirst(large, state) : readAll(state));
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
