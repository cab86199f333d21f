import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Plan } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** A plan with what it holds; `action` is the way into it. */
export function PlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
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
              Most chosen
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
