import Button from '@mui/material/Button';
import { isBillable } from '@tempera/domain/money/invoice';
import type { Order } from '@tempera/domain/orders/order';
import { paths } from '@tempera/domain/site/paths';
import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { removeFromCart } from '../../features/cart/cart-store.ts';
import { AccountOffer } from '../../features/checkout/components/AccountOffer.tsx';
import { ConfirmPayment } from '../../features/checkout/components/ConfirmPayment.tsx';
import { OrderOutOfReach } from '../../features/checkout/components/OrderOutOfReach.tsx';
import { OrderNotFound, useOrder } from '../../features/checkout/components/OrderStatus.tsx';
import { OrderView } from '../../features/checkout/components/OrderView.tsx';
import { ReceiptSkeleton } from '../../features/checkout/components/Receipt.tsx';
import { RequestRefund } from '../../features/checkout/components/RequestRefund.tsx';
import { ViewOrderButton } from '../../features/checkout/components/ViewOrderButton.tsx';
import { WhatsNext } from '../../features/checkout/components/WhatsNext.tsx';
import { usePayAgain } from '../../features/checkout/use-pay-again.ts';
import { DownloadButton } from '../../features/library/DownloadButton.tsx';
import { useMember } from '../../firebase/auth/session.ts';
import { CreditNoteButtons } from '../../ui/CreditNoteButtons.tsx';
import { lazyPiece, useOnline } from '../../ui/connection.ts';
import { InvoiceButton } from '../../ui/InvoiceButton.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** For who has an account: git asks for a token of one. */
const CloneLines = lazyPiece(() => import('../../features/library/CloneLines.tsx'));

const reload = () => window.location.reload();

/** Order success: the order stands in the URL, so a reload reads it again. */
export function Component() {
  const location = useLocation();
  const [search] = useSearchParams();
  const passed = (location.state as { orderId?: unknown } | null)?.orderId;
  const id = search.get('order') ?? (typeof passed === 'string' ? passed : null);
  const state = useOrder(id);
  const isOnline = useOnline();
  // Of what it waits for the database says nothing without a connection.
  const waits = state.status === 'loading' && !isOnline;
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Your order" noIndex />
      {state.status === 'loading' && !waits && <ReceiptSkeleton />}
      {state.status === 'missing' && <OrderNotFound />}
      {id !== null && (waits || state.status === 'failed') && (
        <OrderOutOfReach orderId={id} placed={passed === id} onRetry={waits ? undefined : reload} />
      )}
      {state.status === 'found' && <PlacedOrder order={state.order} />}
    </PageWidth>
  );
}

function PlacedOrder({ order }: { order: Order }) {
  const isBanks = order.paymentStatus === 'disputed' || order.paymentStatus === 'charged-back';
  const complete = order.status === 'completed' && !isBanks;
  const member = useMember();
  const { payAgain } = usePayAgain(order);
  const { paymentStatus, lines, withdrawn = [] } = order;
  const isBought = complete || paymentStatus === 'processing';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is bought
  useEffect(() => {
    if (isBought)
      removeFromCart(...lines.map(({ slug }) => slug).filter((slug) => !withdrawn.includes(slug)));
  }, [isBought, order.id]);
  return (
    <OrderView
      order={order}
      business={{ company: order.billing.company, vatId: order.tax?.vatId ?? undefined }}
      step={
        paymentStatus === 'requires-action' && <ConfirmPayment orderId={order.id} onCanceled={payAgain} />
      }
      itemAction={({ slug, name }) =>
        complete && (
          <>
            <DownloadButton slug={slug} title={name} />
            {member && (
              <Suspense>
                <CloneLines slug={slug} title={name} />
              </Suspense>
            )}
          </>
        )
      }
      next={
        <>
          {complete && member === null && <AccountOffer email={order.customer.email} atOnce />}
          {complete && <WhatsNext isMember={member !== null} />}
          {complete && member && !order.openRefund && <RequestRefund order={order} />}
        </>
      }
      actions={
        <>
          {order.status !== 'failed' && <ViewOrderButton orderId={order.id} />}
          {isBillable(order) && (
            <InvoiceButton of={{ orderId: order.id }} name={order.id} size="medium" variant="outlined" />
          )}
          <CreditNoteButtons paid={order} name={order.id} size="medium" variant="outlined" />
          <Button variant="outlined" href={paths.home}>
            Continue Shopping
          </Button>
          <Button variant="outlined" href={paths.support}>
            Contact Support
          </Button>
        </>
      }
    />
  );
}
