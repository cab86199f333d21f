import { askerName } from '@tempera/domain/money/asker-name';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { capital } from '@tempera/domain/site/plain-text';
import { FormSection } from '../../../ui/FormSection.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { OpenOrder } from '../use-place-order.ts';
import { ConfirmPayment } from './ConfirmPayment.tsx';

interface UnconfirmedPaymentProps {
  open: OpenOrder;
  currency: Currency;
  onCanceled: () => void;
}

/** In the place of the checkout's form while a payment for the same waits for its buyer: one of them is paid, never both. */
export function UnconfirmedPayment({ open, currency, onCanceled }: UnconfirmedPaymentProps) {
  const { order, earlier } = open;
  const asker = askerName(order.methodType);
  return (
    <FormSection title="Confirm your payment">
      <InlineNotice kind="attention" role="status">
        {earlier && `You’ve already ordered ${earlier}. `}
        {capital(asker)} still asks you to confirm the payment of{' '}
        {formatMoney(order.totalCents as Cents, currency)} for {earlier ? 'that' : 'this'} order. Nothing is
        charged until you do.
      </InlineNotice>
      <ConfirmPayment orderId={order.orderId} label={`Continue with ${asker}`} onCanceled={onCanceled} />
    </FormSection>
  );
}
