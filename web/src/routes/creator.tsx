import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { CreatorPage } from '../features/pages/CreatorPage.tsx';
import { readSettings } from '../firebase/public-docs.ts';

/** `/{name}` is the creator handle of the settings; any other single segment is not found (design.md §8). */
export async function loader({ params }: LoaderFunctionArgs) {
  const { creatorHandle } = await readSettings();
  if (!creatorHandle || params.name !== creatorHandle) throw data(null, { status: 404 });
  return null;
}

export { CreatorPage as Component };
