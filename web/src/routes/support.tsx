import type { Faq, Plan } from '@tempera/domain/product';
import { useLoaderData } from 'react-router-dom';
import { byOrder } from '../features/pages/by-order.ts';
import { SupportPage } from '../features/pages/SupportPage.tsx';
import { Contact } from '../features/support/Contact.tsx';
import { readPublicItems } from '../firebase/public-store.ts';

export async function loader() {
  const [faqs, plans] = await Promise.all([readPublicItems<Faq>('faqs'), readPublicItems<Plan>('plans')]);
  return { faqs: [...faqs].sort(byOrder), plans: [...plans].sort(byOrder) };
}

export function Component() {
  return <SupportPage {...useLoaderData<typeof loader>()} contact={<Contact />} />;
}
