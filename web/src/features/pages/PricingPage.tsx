import Box from '@mui/material/Box';
import type { Faq, Plan } from '@tempera/domain/product';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { Section } from '../../ui/Section.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { Figures } from './Figures.tsx';
import { PlanCard } from './PlanCard.tsx';

interface PricingPageProps {
  plans: readonly Plan[];
  faqs: readonly Faq[];
}

/** Plans, trust figures and the questions people ask before they pay (storefront.md §2, Pricing). */
export function PricingPage({ plans, faqs }: PricingPageProps) {
  const { templateCount, customerCount, rating } = useSettings();
  return (
    <>
      <PageMeta
        title="Pricing"
        description="Three plans, from free to same-day answers. Templates are paid for once."
      />
      <PageWidth sx={{ pt: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 12 } }}>
        <PageHeader
          title="Pricing"
          lead="Templates are paid for once and are yours. A plan adds free templates without a limit, and faster answers; paid plans are arranged by mail."
        />
        {plans.length === 0 ? (
          <EmptyState
            title="No plans at the moment"
            text="Templates can be bought one by one all the same."
          />
        ) : (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
              gap: 6,
              listStyle: 'none',
              p: 0,
            }}
          >
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} />
              </li>
            ))}
          </Box>
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
