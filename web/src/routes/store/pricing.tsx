import type { Plan } from '@tempera/domain/catalogue/product';
import { useLoaderData } from 'react-router-dom';
import { byOrder } from '../../features/pages/by-order.ts';
import { PricingPage } from '../../features/pages/PricingPage.tsx';
import { PlanButton } from '../../features/plans/PlanButton.tsx';
import { readPublicItems } from '../../firebase/public/public-store.ts';
import { readFaqs } from '../../firebase/public/read-faqs.ts';

export async function loader() {
  const [plans, faqs] = await Promise.all([readPublicItems<Plan>('plans'), readFaqs()]);
  return {
    plans: [...plans].sort(byOrder),
    faqs: faqs.filter(({ group }) => group === 'Pricing' || group === 'Billing'),
  };
}

export function Component() {
  const { plans, faqs } = useLoaderData<typeof loader>();
  return (
    <PricingPage plans={plans} faqs={faqs} actionOf={(plan) => <PlanButton plan={plan} plans={plans} />} />
  );
}
