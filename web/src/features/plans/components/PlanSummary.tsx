import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

interface PlanSummaryProps {
  plan: Plan;
  currency: Currency;
  /** Amounts with their names, the last one in bold. */
  amounts: readonly (readonly [name: string, cents: number])[];
  /** What happens when, in a sentence. */
  children: ReactNode;
}

/** A plan, what it costs today, and when it renews. */
export function PlanSummary({ plan, currency, amounts, children }: PlanSummaryProps) {
  return (
    <Box
      component="section"
      aria-labelledby="plan-title"
      sx={{
        display: 'grid',
        gap: 5,
        p: { xs: 5, sm: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id="plan-title" variant="h4" component="h2">
        {plan.name} plan
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, listStyle: 'none', p: 0, m: 0 }}>
        {plan.features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 3 }}>
            <Box component="span" sx={{ color: 'verdigris.main', pt: 0.5 }}>
              <Icon name="check" />
            </Box>
            {feature}
          </Box>
        ))}
      </Box>
      <Divider />
      <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0 }}>
        {amounts.map(([name, cents], index) => {
          const last = index === amounts.length - 1;
          return (
            <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
              <Typography component="dt" variant={last ? 'h5' : 'body1'}>
                {name}
              </Typography>
              <Typography
                component="dd"
                variant={last ? 'h4' : 'mono'}
                sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
              >
                {formatMoney(cents as Cents, currency)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Box>
  );
}
