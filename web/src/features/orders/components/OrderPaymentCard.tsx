import { failureWords } from '@tempera/domain/money/failure-words';
import { methodWords } from '@tempera/domain/money/method-name';
import type { Order } from '@tempera/domain/orders/order';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { answerWords } from '../../../ui/payment/answer-words.ts';
import { PaymentReference } from '../../../ui/payment/PaymentReference.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { disputeWords, paidThrough, paymentLooks, refundPeriodWords } from '../order-words.ts';

/** How an order is paid, and where its payment is in the provider's own dashboard. */
export function OrderPaymentCard({ order }: { order: Order }) {
  const { payment, paymentStatus, dispute } = order;
  const { provider, reference, method, failure } = payment;
  const { refundDays } = useSettings().promises;
  return (
    <Card title="Payment">
      <Facts
        facts={[
          ['Status', paymentLooks[paymentStatus].label],
          ['Provider', paidThrough[provider] ?? provider],
          ['Method', method && methodWords(method)],
          ['Failure', failure && failureWords(failure)],
          ['Refunds', refundPeriodWords(order, Date.now(), refundDays)],
          ['Dispute', dispute && disputeWords(dispute, order)],
          ['Answer', dispute && answerWords(dispute, Date.now())],
          ['Reference', reference && <PaymentReference provider={provider} reference={reference} />],
        ]}
      />
    </Card>
  );
}
