import type { Faq, Plan } from '@tempera/domain/catalogue/product';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { byOrder } from '../../features/pages/by-order.ts';
import { SupportPage } from '../../features/pages/SupportPage.tsx';
import { Contact } from '../../features/support/Contact.tsx';
import { readPublicItems } from '../../firebase/public/public-store.ts';
import { readFaqs } from '../../firebase/public/read-faqs.ts';

/** Search, its index and the articles load when somebody searches; a search that stands in the address comes rendered. */
async function find(faqs: readonly Faq[], text: string) {
  if (text === '') return null;
  const [{ searchHelp }, { articlesFrom }, stored] = await Promise.all([
    import('../../features/pages/search-help.ts'),
    import('../../features/pages/articles.ts'),
    readPublicItems('guides'),
  ]);
  return searchHelp(faqs, articlesFrom(stored), text);
}

export async function loader({ request }: LoaderFunctionArgs) {
  const [faqs, plans] = await Promise.all([readFaqs(), readPublicItems<Plan>('plans')]);
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  return { faqs, plans: [...plans].sort(byOrder), found: await find(faqs, text) };
}

export function Component() {
  return <SupportPage {...useLoaderData<typeof loader>()} contact={<Contact />} />;
}
