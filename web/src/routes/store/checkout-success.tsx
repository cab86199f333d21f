import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { Order } from '@tempera/domain/orders/order';
import { paths } from '@tempera/domain/site/paths';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OrderHeading, OrderNotFound, useOrder } from '../../features/checkout/components/OrderStatus.tsx';
import { Receipt } from '../../features/checkout/components/Receipt.tsx';
import { WhatsNext } from '../../features/checkout/components/WhatsNext.tsx';
import { DownloadButton } from '../../features/library/DownloadButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Order success: the order stands in the URL, so a reload reads it again. */
export function Component() {
  const location = useLocation();
  const [search] = useSearchParams();
  const passed = (location.state as { orderId?: unknown } | null)?.orderId;
  const state = useOrder(search.get('order') ?? (typeof passed === 'string' ? passed : null));
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Your order" noIndex />
      {state.status === 'loading' && <ReceiptSkeleton />}
      {state.status === 'missing' && <OrderNotFound signedOut={state.signedOut} />}
      {state.status === 'failed' && <ErrorState level="h1" onRetry={() => window.location.reload()} />}
      {state.status === 'found' && <PlacedOrder order={state.order} />}
    </PageWidth>
  );
}

function PlacedOrder({ order }: { order: Order }) {
  const complete = order.status === 'completed';
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 14 } }}>
      <OrderHeading order={order} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 10, md: 16 },
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <Receipt
          order={order}
          itemAction={({ slug, name }) => complete && <DownloadButton slug={slug} title={name} />}
        />
        <Box sx={{ display: 'grid', gap: 8 }}>
          {complete && <WhatsNext />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
            <Button variant="outlined" href={paths.home}>
              Continue Shopping
            </Button>
            <Button href={paths.support}>Contact Support</Button>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function ReceiptSkeleton() {
  return (
    <Box role="status" aria-label="Loading your order" sx={{ display: 'grid', gap: 5 }}>
      <Skeleton width="40%" height="3.5rem" />
      <Skeleton width="60%" />
      <Skeleton variant="rounded" height="20rem" sx={{ maxWidth: '44rem' }} />
    </Box>
  );
}
