import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Faq, Plan } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { ReactNode } from 'react';
import { Figures } from '../../ui/Figures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Columns, PageHeader, PageWidth, Section } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Promises } from '../../ui/Promises.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { useSettings } from '../../ui/settings.tsx';

interface PricingPageProps {
  plans: readonly Plan[];
  faqs: readonly Faq[];
  /** The way into a plan. */
  actionOf: (plan: Plan) => ReactNode;
}

/** Plans, trust figures and the questions people ask before they pay. */
export function PricingPage({ plans, faqs, actionOf }: PricingPageProps) {
  const { templateCount, customerCount, rating, promises } = useSettings();
  return (
    <>
      <PageMeta page="pricing" />
      <PageWidth sx={{ pt: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 12 } }}>
        <PageHeader
          title="Pricing"
          lead="Pay for a template once and it’s yours. A plan adds unlimited free templates and faster support. Cancel anytime."
        />
        {plans.length === 0 ? (
          <EmptyState title="No plans right now" text="You can still buy templates one by one." />
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
            [promises.refundDays > 0 ? `${promises.refundDays} days` : '', 'money-back guarantee'],
          ]}
        />
      </PageWidth>
      <Promises />
      {faqs.length > 0 && (
        <Section title="Frequently asked questions">
          <Questions faqs={faqs} />
        </Section>
      )}
    </>
  );
}

/** A plan with what it holds; `action` is the way into it. */
function PlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
  const { currency } = useSettings();
  return (
    <Box
      component="article"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        gap: 5,
        p: { xs: 6, md: 8 },
        border: 1,
        borderColor: plan.popular ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 3 }}>
          <Typography variant="h4" component="h2">
            {plan.name}
          </Typography>
          {plan.popular && (
            <Typography variant="subtitle2" component="p" sx={{ color: 'ultramarine.text' }}>
              Most popular
            </Typography>
          )}
        </Box>
        {/* Two lines for everybody, so that the prices of cards in a row stand on one line. */}
        <Typography color="textSecondary" sx={{ minHeight: { md: '2lh' } }}>
          {plan.description}
        </Typography>
      </Box>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(plan.priceCents as Cents, currency).replace(/\.00$/, '')}
        <Typography component="span" color="textSecondary">
          {' '}
          a {plan.period}
        </Typography>
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 3, listStyle: 'none', p: 0, flex: 1, alignContent: 'start' }}
      >
        {plan.features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 3 }}>
            <Box component="span" sx={{ color: 'verdigris.main', pt: 0.5 }}>
              <Icon name="check" />
            </Box>
            {feature}
          </Box>
        ))}
      </Box>
      {action}
    </Box>
  );
}
