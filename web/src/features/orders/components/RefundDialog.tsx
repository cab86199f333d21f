import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Order } from '@tempera/domain/orders/order';
import { refundableCents, refundReasonMaxLength } from '@tempera/domain/orders/refund';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { RefundValues } from '../check-refund.ts';
import { moneyOf } from '../order-words.ts';
import { useRefund } from '../use-refund.ts';
import { LineChoice } from './LineChoice.tsx';

interface RefundDialogProps {
  order: Order;
  onClose: () => void;
  onDone: () => void;
}

/** Asks how much is given back, which templates go with it and why, and says what that does. */
export default function RefundDialog({ order, onClose, onDone }: RefundDialogProps) {
  const { register, handleSubmit, setValue, watch } = useForm<RefundValues & { slugs: string[] }>({
    defaultValues: { kind: 'full', amount: '', reason: '', slugs: [] },
  });
  const finish = () => {
    onDone();
    onClose();
  };
  const { working, fault, submit } = useRefund(order, finish);
  const { kind, reason, slugs } = watch();
  const at = (field: 'amount' | 'reason') => (fault?.field === field ? { error: fault.text } : {});
  const left = moneyOf(refundableCents(order), order);
  const partial = kind === 'partial';
  return (
    <Dialog
      open
      title={`Refund ${order.id}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="refund-form" variant="contained" color="error" disabled={working}>
            {working ? 'Refunding…' : 'Refund'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id="refund-form"
        noValidate
        onSubmit={handleSubmit((values) => submit(values, partial ? values.slugs : []))}
        sx={{ display: 'grid', gap: 5 }}
      >
        <RadioGroup
          aria-label="How much"
          value={kind}
          onChange={(_event, chosen) => setValue('kind', chosen as RefundValues['kind'])}
        >
          <FormControlLabel value="full" control={<Radio />} label={`Everything that is left: ${left}`} />
          <FormControlLabel value="partial" control={<Radio />} label="A part" />
        </RadioGroup>
        {partial && (
          <>
            <TextInput
              label={`Amount in ${order.currency}`}
              field={register('amount')}
              inputMode="decimal"
              hint={`At most ${left}`}
              {...at('amount')}
            />
            <LineChoice order={order} chosen={slugs} onChange={(chosen) => setValue('slugs', chosen)} />
          </>
        )}
        <TextArea
          label="Reason"
          field={register('reason')}
          value={reason}
          limit={refundReasonMaxLength}
          rows={2}
          {...at('reason')}
        />
        <InlineNotice kind="attention">{whatItDoes(order, partial)}</InlineNotice>
        {fault?.field === 'root' && (
          <InlineNotice kind="error" role="alert">
            {fault.text}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}

function whatItDoes({ payment, couponCode, customer }: Order, partial: boolean): string {
  const money =
    payment.provider === 'manual'
      ? 'This order was paid past the store, so give the money back the same way; here it is only booked.'
      : `The money goes back to ${customer.name} the way it was paid.`;
  const library = partial
    ? 'The chosen templates leave the library; the order stays complete.'
    : 'All templates of the order leave the library, and the order ends as refunded.';
  const coupon = !partial && couponCode ? ` The use of ${couponCode} is free again.` : '';
  return `${money} ${library}${coupon} The customer gets a mail. This can’t be undone.`;
}
