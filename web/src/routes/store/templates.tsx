import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { addressOf, type FirstPage, firstPageOf } from '../../features/catalogue/first-page.ts';
import { readListState } from '../../features/catalogue/list-state.ts';
import { TemplatesPage } from '../../features/catalogue/TemplatesPage.tsx';
import { publicPaths, readCatalogue, toSummary } from '../../firebase/public/public-docs.ts';
import { readPublic, sendAlong, takeAlong } from '../../firebase/public/public-store.ts';

/** By which a page from the server brings its first rows along. */
const firstPage = 'made/list';

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
  const [summary, { data, rows }] = await Promise.all([readPublic(publicPaths.summary), readCatalogue()]);
  const first = import.meta.env.SSR ? firstPageOf(rows, state) : null;
  if (first) sendAlong(firstPage, first);
  return { summary, data, rows, first };
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
