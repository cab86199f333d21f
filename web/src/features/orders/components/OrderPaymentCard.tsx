import Link from '@mui/material/Link';
import type { Order } from '@tempera/domain/orders/order';
import { useEffect, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { paymentPage } from '../api/payment-page.ts';
import { disputeWords, methodWords, paidThrough, paymentLooks } from '../order-words.ts';

/** How an order is paid, and where its payment is in the provider's own dashboard. */
export function OrderPaymentCard({ order }: { order: Order }) {
  const { payment, paymentStatus, dispute } = order;
  const { provider, reference, method, failure } = payment;
  return (
    <Card title="Payment">
      <Facts
        facts={[
          ['Status', paymentLooks[paymentStatus].label],
          ['Provider', paidThrough[provider] ?? provider],
          ['Method', method && methodWords(method)],
          ['Failure', failure?.replaceAll('_', ' ')],
          ['Dispute', dispute && disputeWords(dispute, order)],
          ['Reference', reference && <Reference of={payment} reference={reference} />],
        ]}
      />
    </Card>
  );
}

/** The provider's number, which leads to its page where there is one. */
function Reference({ of: { provider }, reference }: { of: Order['payment']; reference: string }) {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    // Without its link a number is still a number.
    paymentPage(provider, reference).then(
      (page) => current && setHref(page),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [provider, reference]);
  if (href === null) return <>{reference}</>;
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {reference}
    </Link>
  );
}
