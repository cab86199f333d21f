import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type RefundableOrder, refundableCents, refundReasonMaxLength } from '@tempera/domain/orders/refund';
import { amountAfterChoice, refundForm } from '@tempera/domain/orders/refund-form';
import { useId, useState } from 'react';
import { isLost } from '../../../firebase/write/call.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormTextArea } from '../../../ui/form/fields.tsx';
import { RefundAmount } from '../../../ui/form/RefundAmount.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refundOrder } from '../api/orders.ts';
import { goodwillWords, moneyOf } from '../order-words.ts';

interface RefundDialogProps {
  order: RefundableOrder;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/**
 * Asks how much is given back, which templates go with it and why, and says what that does. One key for as long as it is
 * open: asked twice, or again after a lost response, it is still one refund.
 */
export default function RefundDialog({ order, onClose, onDone }: RefundDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: refundForm(order),
    defaultValues: { kind: 'full', amount: '', reason: '', slugs: [], freesCoupon: false },
  });
  const [kind, slugs, freesCoupon] = form.watch(['kind', 'slugs', 'freesCoupon']);
  const partial = kind === 'partial';
  const { refundDays } = useSettings().promises;
  const [ended] = useState(() => goodwillWords(order, Date.now(), refundDays));
  const choose = (chosen: string[]) => {
    const amount = amountAfterChoice(order, form.getValues('amount'), slugs, chosen);
    form.setValue('amount', amount, { shouldValidate: form.formState.isSubmitted });
    form.setValue('slugs', chosen);
  };
  return (
    <FormDialog
      title={`Refund ${order.id}?`}
      submit={ended ? 'Refund in Goodwill' : 'Refund'}
      busy="Refunding…"
      grave
      onClose={onClose}
      form={form}
      describe={describeLost}
      onSubmit={async (refund) => {
        const asked = { idempotencyKey, orderId: order.id, ...refund, goodwill: ended !== null };
        const made = await refundOrder(asked);
        // What was asked for first counts, should the form have been changed after a lost response.
        const given = moneyOf(made.refundedCents - (order.refundedCents ?? 0), order);
        showToast(
          made.refund === 'pending'
            ? {
                title: 'Refund under way',
                text: 'The bank takes its time. It finishes on its own.',
                kind: 'info',
              }
            : { title: 'Order refunded', text: `${given} of ${order.id}`, kind: 'success' },
        );
        onDone?.();
        onClose();
      }}
    >
      {ended && <InlineNotice kind="error">{ended}</InlineNotice>}
      <RefundAmount left={refundableCents(order)} currency={order.currency}>
        <LineChoice order={order} chosen={slugs} onChange={choose} />
      </RefundAmount>
      {!partial && order.couponCode && order.couponSlot !== null && (
        <FormControlLabel
          label={`Make the use of ${order.couponCode} available again`}
          control={
            <Checkbox
              checked={freesCoupon}
              onChange={(_event, checked) => form.setValue('freesCoupon', checked)}
            />
          }
        />
      )}
      <FormTextArea name="reason" label="Reason" limit={refundReasonMaxLength} rows={2} />
      <InlineNotice kind="attention">{whatItDoes(order, partial)}</InlineNotice>
    </FormDialog>
  );
}

/** Whoever can't see whether it was refunded may press again. */
const describeLost = (error: unknown) =>
  isLost(error) ? { text: `${error.message} It won’t be refunded twice.` } : undefined;

function whatItDoes({ payment, customer, refundRequest }: RefundableOrder, partial: boolean): string {
  const money =
    payment.provider === 'manual'
      ? 'This order was paid outside the store. Return the money the same way; this only records the refund.'
      : `The money goes back to ${customer.name} the way it was paid.`;
  const templates = partial
    ? 'The selected templates can no longer be downloaded, unless another order pays for them too. The order stays completed.'
    : 'The templates from this order can no longer be downloaded, unless another order pays for them too. Its status becomes refunded.';
  const told =
    refundRequest?.status === 'open'
      ? 'The customer is notified by email and in the ticket of their request, which is closed.'
      : 'The customer is notified by email.';
  return `${money} ${templates} ${told} This can’t be undone.`;
}

interface LineChoiceProps {
  order: RefundableOrder;
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
}

/** Which templates are taken back; none for a refund out of goodwill. What was taken back before is no choice any more. */
function LineChoice({ order, chosen, onChange }: LineChoiceProps) {
  const id = useId();
  const lines = order.lines.filter(({ slug }) => !order.withdrawn?.includes(slug));
  if (lines.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid' }}>
      <Typography id={id} variant="subtitle2">
        Remove downloads of
      </Typography>
      {lines.map(({ slug, name }) => (
        <FormControlLabel
          key={slug}
          label={name}
          control={
            <Checkbox
              checked={chosen.includes(slug)}
              onChange={(_event, checked) =>
                onChange(checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
              }
            />
          }
        />
      ))}
    </Box>
  );
}
