import { mergeCreator } from '@tempera/domain/catalogue/creator';
import { useLoaderData } from 'react-router-dom';
import { AboutPage } from '../../features/pages/AboutPage.tsx';
import { publicPaths } from '../../firebase/public/public-docs.ts';
import { readPublic } from '../../firebase/public/public-store.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

export const loader = () => readPublic(publicPaths.creator);

export function Component() {
  const creator = usePublic(publicPaths.creator, useLoaderData<typeof loader>());
  return <AboutPage creator={mergeCreator(creator)} />;
}
