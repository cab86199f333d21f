import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { InvoiceButton } from '../../../ui/InvoiceButton.tsx';

const kinds = { subscribe: 'Plan', upgrade: 'Upgrade', renewal: 'Renewal' } as const;
const states = {
  paid: { label: 'Paid', colour: 'verdigris.text' },
  pending: { label: 'Being processed', colour: 'ochre.text' },
  failed: { label: 'Declined', colour: 'vermilion.text' },
} as const satisfies Record<PlanCharge['status'], object>;

interface ChargeListProps {
  charges: PlanCharge[];
  nameOf: (planId: string) => string;
}

/** What was charged for the plan, newest first, in the columns of the orders. */
export function ChargeList({ charges, nameOf }: ChargeListProps) {
  if (charges.length === 0) return <Typography color="textSecondary">Nothing was charged yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {charges.map(({ id, kind, planId, status, at, amountCents, currency }) => {
        const what = `${kinds[kind]}: ${nameOf(planId)}`;
        const day = formatLongUtcDate(at);
        return (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', md: 'minmax(0, 5fr) minmax(0, 7fr) 5rem 8rem 5.5rem' },
              columnGap: 4,
              rowGap: 1,
              alignItems: 'baseline',
              py: 3,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography>{what}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ order: { xs: 1, md: 0 } }}>
              {day}
            </Typography>
            <Typography variant="mono" sx={{ textAlign: 'right' }}>
              {formatMoney(amountCents as Cents, currency)}
            </Typography>
            <Typography
              variant="body2"
              sx={{ order: { xs: 2, md: 0 }, textAlign: 'right', color: states[status].colour }}
            >
              {states[status].label}
            </Typography>
            <Box sx={{ order: 3, gridColumn: { xs: '1 / -1', md: 'auto' }, ml: { xs: -3, md: 0 }, my: -1.5 }}>
              {status === 'paid' && <InvoiceButton of={{ chargeId: id }} name={`${what}, ${day}`} />}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
