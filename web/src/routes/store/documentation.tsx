import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { GuideList, GuidePage } from '../../features/pages/GuidePages.tsx';
import { guides } from '../../features/pages/guides.ts';

export function loader({ params: { article } }: LoaderFunctionArgs) {
  if (article === undefined) return null;
  const guide = guides.find(({ id }) => id === article);
  if (!guide) throw data(null, { status: 404 });
  return guide;
}

export function Component() {
  const guide = useLoaderData<typeof loader>();
  return guide ? <GuidePage guide={guide} /> : <GuideList />;
}
