import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money';
import type { PlanCharge } from '@tempera/domain/subscription';
import { formatDay } from '../format-date.ts';

const kinds = { subscribe: 'Plan', upgrade: 'Upgrade', renewal: 'Renewal' } as const;
const states = { paid: 'Paid', pending: 'Being processed', failed: 'Declined' } as const;

/** What was charged for the plan, newest first. */
export function ChargeList({
  charges,
  nameOf,
}: {
  charges: PlanCharge[];
  nameOf: (planId: string) => string;
}) {
  if (charges.length === 0) return <Typography color="textSecondary">Nothing was charged yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {charges.map(({ id, kind, planId, status, at, amountCents, currency }) => (
        <Box
          component="li"
          key={id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 4,
            py: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box>
            <Typography>
              {kinds[kind]}: {nameOf(planId)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatDay(at)}
            </Typography>
          </Box>
          <Box sx={{ textAlign: 'right' }}>
            <Typography variant="mono">{formatMoney(amountCents as Cents, currency)}</Typography>
            <Typography variant="body2" color={status === 'failed' ? 'error' : 'textSecondary'}>
              {states[status]}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
