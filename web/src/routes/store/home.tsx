import { paths } from '@tempera/domain/site/paths';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { HomePage } from '../../features/home/HomePage.tsx';
import { publicPaths, toSummary } from '../../firebase/public/public-docs.ts';
import { readPublic } from '../../firebase/public/public-store.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

/** `/?search=text`, which the not-found page leads to, shows the results. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams.get('search')?.trim();
  if (search) return redirect(`${paths.templates}?${new URLSearchParams({ q: search })}`);
  return readPublic(publicPaths.summary);
}

export function Component() {
  const summary = usePublic(publicPaths.summary, useLoaderData<typeof loader>());
  return <HomePage summary={toSummary(summary)} />;
}
