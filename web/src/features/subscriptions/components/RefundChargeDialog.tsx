import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { refundReasonMaxLength } from '@tempera/domain/orders/refund';
import { refundableOf } from '@tempera/domain/plans/refund-charge';
import { refundChargeForm } from '@tempera/domain/plans/refund-charge-form';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { useState } from 'react';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormTextArea } from '../../../ui/form/fields.tsx';
import { RefundAmount } from '../../../ui/form/RefundAmount.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refundCharge } from '../api/subscriptions.ts';

interface RefundChargeDialogProps {
  uid: string;
  charge: PlanCharge;
  onClose: () => void;
}

/** Gives back a charge of somebody's plan, or a part. One key for as long as it is open: sent twice, it is one refund. */
export default function RefundChargeDialog({ uid, charge, onClose }: RefundChargeDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: refundChargeForm(charge),
    defaultValues: { kind: 'full', amount: '', reason: '' },
  });
  return (
    <FormDialog
      title="Refund this charge?"
      submit="Refund"
      busy="Refunding…"
      grave
      onClose={onClose}
      form={form}
      onSubmit={async (refund) => {
        const { refund: stands } = await refundCharge({
          uid,
          chargeId: charge.id,
          idempotencyKey,
          ...refund,
        });
        const amount = formatMoney(refund.amountCents as Cents, charge.currency);
        showToast({
          title: stands === 'done' ? 'Charge refunded' : 'The refund is on its way',
          text: amount,
          kind: 'success',
        });
        onClose();
      }}
    >
      <RefundAmount left={refundableOf(charge)} currency={charge.currency} />
      <FormTextArea name="reason" label="Reason" limit={refundReasonMaxLength} rows={2} />
      <InlineNotice kind="attention">
        The money goes back the way it was paid. The plan continues: to end it, use End Now. This can’t be
        undone.
      </InlineNotice>
    </FormDialog>
  );
}
