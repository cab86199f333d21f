import { mergeCreator } from '@tempera/domain/creator';
import { useLoaderData } from 'react-router-dom';
import { AboutPage } from '../features/pages/AboutPage.tsx';
import { publicPaths } from '../firebase/public-docs.ts';
import { readPublic } from '../firebase/public-store.ts';
import { usePublic } from '../firebase/use-public.ts';

export const loader = () => readPublic(publicPaths.creator);

export function Component() {
  const creator = usePublic(publicPaths.creator, useLoaderData<typeof loader>());
  return <AboutPage creator={mergeCreator(creator)} />;
}
