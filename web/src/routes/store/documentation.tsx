import { toPageText } from '@tempera/domain/site/page-text';
import { defaultTextOf, type TextPage, textPageOf } from '@tempera/domain/site/text-pages';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { articlesFrom } from '../../features/pages/articles.ts';
import { GuideList, GuidePage } from '../../features/pages/GuidePages.tsx';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { readText, readTexts } from '../../firebase/public/read-texts.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

const kind = 'guides' satisfies TextPage['kind'];

export async function loader({ params: { article: id } }: LoaderFunctionArgs) {
  if (id !== undefined && textPageOf(id)?.kind !== kind) throw data(null, { status: 404 });
  return id === undefined ? articlesFrom(await readTexts(kind)) : { id, stored: await readText(kind, id) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return Array.isArray(loaded) ? <GuideList articles={loaded} /> : <LiveGuide key={loaded.id} {...loaded} />;
}

function LiveGuide({ id, stored }: { id: string; stored: PlainData | null }) {
  const now = usePublic(`${kind}/${id}`, stored);
  return <GuidePage text={toPageText(now) ?? defaultTextOf({ kind, id })} />;
}
