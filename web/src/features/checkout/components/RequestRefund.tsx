import Button from '@mui/material/Button';
import type { Order } from '@tempera/domain/orders/order';
import { isWhole } from '@tempera/domain/orders/read-order';
import { refundEnds, refusalOfRefund } from '@tempera/domain/orders/refund';
import { formatDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useState } from 'react';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';
import { useSettings } from '../../../ui/settings.tsx';

const RequestRefundDialog = lazyDialog(() => import('./RequestRefundDialog.tsx'));

/** For the buyer of an order that can still be refunded: the way to ask for it, and what became of it. */
export function RequestRefund({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const { refundDays } = useSettings().promises;
  const { refundRequest } = order;
  if (refundRequest) {
    return (
      <InlineNotice
        role="status"
        action={
          <Button size="small" href={paths.supportChat(order.uid, refundRequest.ticketId)}>
            See the ticket
          </Button>
        }
      >
        {refundRequest.status === 'open'
          ? `You asked for a refund on ${formatDate(refundRequest.at)}. We’ll answer in your ticket.`
          : 'We can’t refund this order. Your ticket says why.'}
      </InlineNotice>
    );
  }
  if (!isWhole(order) || refusalOfRefund(order, 1, Date.now(), refundDays) !== null) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)} sx={{ justifySelf: 'start', ml: -3 }}>
        Request a refund (until {formatDate(refundEnds(order, refundDays))})
      </Button>
      {asking && (
        <Suspense>
          <RequestRefundDialog orderId={order.id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
