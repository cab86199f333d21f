import { toPageText } from '@tempera/domain/site/page-text';
import { defaultTextOf, type TextPage, textPageOf } from '@tempera/domain/site/text-pages';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LegalPage } from '../../features/pages/LegalPage.tsx';
import { readText } from '../../firebase/public/read-texts.ts';
import { usePublic } from '../../firebase/public/use-public.ts';

const kind = 'legalTexts' satisfies TextPage['kind'];

export async function loader({ params: { document: id = '' } }: LoaderFunctionArgs) {
  if (textPageOf(id)?.kind !== kind) throw data(null, { status: 404 });
  return { id, stored: await readText(kind, id) };
}

export function Component() {
  const { id, stored } = useLoaderData<typeof loader>();
  const now = usePublic(`${kind}/${id}`, stored);
  return <LegalPage text={toPageText(now) ?? defaultTextOf({ kind, id })} />;
}
