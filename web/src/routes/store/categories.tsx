import { useLoaderData } from 'react-router-dom';
import { CategoriesPage } from '../../features/catalogue/CategoriesPage.tsx';
import { publicPaths, toSummary } from '../../firebase/public/public-docs.ts';
import { readPublic } from '../../firebase/public/public-store.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

export const loader = () => readPublic(publicPaths.summary);

export function Component() {
  const summary = usePublic(publicPaths.summary, useLoaderData<typeof loader>());
  return <CategoriesPage summary={toSummary(summary)} />;
}
