import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { returnOfChargePath } from '@tempera/domain/plans/plan-paths';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { paths } from '@tempera/domain/site/paths';
import { useConfirmPayment } from '../../../ui/payment/use-confirm-payment.ts';
import { finishPlanPayment } from '../api/plans.ts';

/** The way on for a charge whose bank asks its person: to the bank, or to another card. */
export function ConfirmCharge({ charge: { id: chargeId, planId } }: { charge: PlanCharge }) {
  const { busy, confirm } = useConfirmPayment(
    () => finishPlanPayment({ chargeId, confirm: true }),
    returnOfChargePath(chargeId),
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 1 }}>
      <Button size="small" variant="contained" disabled={busy} onClick={confirm}>
        {busy ? 'Waiting for your bank…' : 'Confirm payment'}
      </Button>
      <Button size="small" href={paths.planCheckout(planId)}>
        Pay with another card
      </Button>
    </Box>
  );
}
