import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { TemplatesPage } from '../../features/catalogue/TemplatesPage.tsx';
import { publicPaths, toRows, toSummary } from '../../firebase/public/public-docs.ts';
import { readPublic } from '../../firebase/public/public-store.ts';

export async function loader() {
  const [summary, data] = await Promise.all([readPublic(publicPaths.summary), readPublic(publicPaths.rows)]);
  return { summary, data, rows: await toRows(data) };
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
