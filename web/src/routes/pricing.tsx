import type { Faq, Plan } from '@tempera/domain/product';
import { useLoaderData } from 'react-router-dom';
import { PricingPage } from '../features/pages/PricingPage.tsx';
import { readPublicItems } from '../firebase/public-store.ts';

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export async function loader() {
  const [plans, faqs] = await Promise.all([readPublicItems<Plan>('plans'), readPublicItems<Faq>('faqs')]);
  return {
    plans: [...plans].sort(byOrder),
    faqs: faqs.filter(({ group }) => group === 'Pricing' || group === 'Billing').sort(byOrder),
  };
}

export function Component() {
  return <PricingPage {...useLoaderData<typeof loader>()} />;
}
