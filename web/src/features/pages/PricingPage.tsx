import type { Faq, Plan } from '@tempera/domain/catalogue/product';
import type { ReactNode } from 'react';
import { Columns } from '../../ui/Columns.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { Section } from '../../ui/Section.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { PlanCard } from './PlanCard.tsx';

interface PricingPageProps {
  plans: readonly Plan[];
  faqs: readonly Faq[];
  /** The way into a plan. */
  actionOf: (plan: Plan) => ReactNode;
}

/** Plans, trust figures and the questions people ask before they pay. */
export function PricingPage({ plans, faqs, actionOf }: PricingPageProps) {
  const { templateCount, customerCount, rating } = useSettings();
  return (
    <>
      <PageMeta page="pricing" />
      <PageWidth sx={{ pt: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 12 } }}>
        <PageHeader
          title="Pricing"
          lead="Templates are paid for once and are yours. A plan adds free templates without a limit, and faster answers; cancel whenever you like."
        />
        {plans.length === 0 ? (
          <EmptyState
            title="No plans at the moment"
            text="Templates can be bought one by one all the same."
          />
        ) : (
          <Columns counts={[1, 1, 3]} sx={{ gap: 6 }}>
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} action={actionOf(plan)} />
              </li>
            ))}
          </Columns>
        )}
        <Figures
          figures={[
            [templateCount, 'templates'],
            [customerCount, 'customers'],
            [rating, 'average rating'],
            ['30 days', 'money-back guarantee'],
          ]}
        />
      </PageWidth>
      {faqs.length > 0 && (
        <Section title="Before you pay">
          <Questions faqs={faqs} />
        </Section>
      )}
    </>
  );
}
