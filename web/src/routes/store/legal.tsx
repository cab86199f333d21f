import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LegalPage } from '../../features/pages/LegalPage.tsx';
import { legalTexts } from '../../features/pages/legal-texts.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const text = Object.hasOwn(legalTexts, params.document ?? '') && legalTexts[params.document ?? ''];
  if (!text) throw data(null, { status: 404 });
  return text;
}

export function Component() {
  return <LegalPage text={useLoaderData<typeof loader>()} />;
}
