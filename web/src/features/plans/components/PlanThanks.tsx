import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { InvoiceButton } from '../../../ui/InvoiceButton.tsx';
import { usePlanCharge } from '../api/plans.ts';
import { nameOfPayment } from '../name-of-payment.ts';

interface PlanThanksProps {
  uid: string;
  /** What was just paid, or is on its way: then nothing is said yet. */
  chargeId: string;
  nameOf: (planId: string) => string;
}

/** What somebody sees who has just paid for a plan: what that was, until when it lasts, and what to do with it. */
export function PlanThanks({ uid, chargeId, nameOf }: PlanThanksProps) {
  const charge = usePlanCharge(uid, chargeId);
  const isPaid = charge?.status === 'paid' && !charge.refundedCents;
  return (
    <Box role="status">
      {charge && isPaid && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            justifyItems: 'start',
            p: { xs: 4, md: 6 },
            borderRadius: 1,
            bgcolor: 'verdigris.tint',
          }}
        >
          <Typography variant="h4" component="h3">
            Thank you. You are on {nameOf(charge.planId)} now.
          </Typography>
          <Typography>
            You paid {formatMoney(charge.amountCents as Cents, charge.currency)} with{' '}
            {nameOfPayment(charge.payment)}. Your plan is paid until {formatLongUtcDate(charge.periodEnd)}.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="contained" href={paths.templates}>
              Browse templates
            </Button>
            <Button variant="outlined" href={libraryPath}>
              Open your library
            </Button>
            <InvoiceButton
              of={{ chargeId }}
              name={nameOf(charge.planId)}
              label="Save the invoice"
              size="medium"
            />
          </Box>
        </Box>
      )}
    </Box>
  );
}
