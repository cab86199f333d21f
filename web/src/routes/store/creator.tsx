import { mergeCreator } from '@tempera/domain/catalogue/creator';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { CreatorPage } from '../../features/pages/CreatorPage.tsx';
import { publicPaths, readSettings } from '../../firebase/public/public-docs.ts';
import { readPublic } from '../../firebase/public/public-store.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

/** `/{name}` is the creator handle of the settings; any other single segment is not found. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { creatorHandle } = await readSettings();
  if (!creatorHandle || params.name !== creatorHandle) throw data(null, { status: 404 });
  return readPublic(publicPaths.creator);
}

export function Component() {
  const creator = usePublic(publicPaths.creator, useLoaderData<typeof loader>());
  return <CreatorPage creator={mergeCreator(creator)} />;
}
