import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { LinkedOrder } from '@tempera/domain/orders/linked-order';
import { type Order, type OrderStatus, orderIdSchema } from '@tempera/domain/orders/order';
import { findOrderPath } from '@tempera/domain/orders/order-paths';
import { asOrder, unsaid } from '@tempera/domain/orders/read-order';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';

type OrderState =
  | { status: 'loading' }
  | { status: 'found'; order: Order }
  | { status: 'missing'; signedOut: boolean }
  | { status: 'failed' };

/** An order of the person looking, live: a pending payment shows the moment it settles. Other people's are missing. */
export function useOrder(id: string | null): OrderState {
  const session = useSession();
  const person = session.status === 'known' ? session.person : null;
  const valid = orderIdSchema.safeParse(id).success;
  const watched = useDocIfAllowed(valid && person ? `orders/${id}` : null);
  if (!valid || id === null) return { status: 'missing', signedOut: false };
  if (session.status === 'unknown') return { status: 'loading' };
  if (watched.data) return { status: 'found', order: asOrder({ ...watched.data, id }) };
  if (watched.loading) return { status: 'loading' };
  return watched.error ? { status: 'failed' } : { status: 'missing', signedOut: person === null };
}

const looks = {
  completed: { title: 'Order Complete', icon: 'check', tone: 'verdigris' },
  pending: { title: 'Payment pending', icon: 'clock', tone: 'ochre' },
  failed: { title: 'Payment failed', icon: 'alert', tone: 'vermilion' },
  refunded: { title: 'Order refunded', icon: 'refresh', tone: 'ochre' },
} as const satisfies Record<OrderStatus, object>;

/** How the order stands; it changes by itself when a pending payment settles. */
export function OrderHeading({ order }: { order: LinkedOrder }) {
  const { title, icon, tone } = looks[order.status];
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Box
        sx={{
          displayPrint: 'none',
          p: 3,
          borderRadius: '50%',
          bgcolor: `${tone}.tint`,
          color: `${tone}.text`,
        }}
      >
        <Icon name={icon} size={28} />
      </Box>
      <Typography variant="h1">{title}</Typography>
      <Typography
        variant="lead"
        color="textSecondary"
        component="p"
        sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}
      >
        {textOf(order)}
      </Typography>
      {order.status === 'failed' && (
        <Button variant="contained" href={paths.checkout(order.lines.map((line) => line.slug))}>
          Try again
        </Button>
      )}
    </Box>
  );
}

function textOf({ status, customer: { name, email }, mailed }: LinkedOrder): string {
  const thanks = name === unsaid ? 'Thank you' : `Thank you, ${name}`;
  const recipient = email === unsaid ? 'you' : email;
  if (status === 'completed')
    return mailed ? `${thanks}. Download links were also sent to ${recipient}.` : `${thanks}.`;
  if (status === 'failed') return `${messages.checkout.declined} Nothing was charged.`;
  if (status === 'refunded')
    return `Your payment was refunded. The templates from this order can no longer be downloaded.`;
  return `${thanks}. Your bank is still checking this payment. Once it goes through, your downloads appear here and we email ${recipient}.`;
}

/** No order, or not this person's; the two look alike on purpose. */
export function OrderNotFound({ signedOut }: { signedOut: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      icon="file"
      level="h1"
      title={messages.checkout.orderNotFound}
      text={
        signedOut
          ? 'Only the person who placed an order can see it. Log in with that account, or have the link to your order sent to you.'
          : 'Only the person who placed an order can see it. Yours are in your profile.'
      }
      action={
        <>
          <Button variant="contained" href={paths.home}>
            Return to Store
          </Button>
          {signedOut && <Button href={paths.loginThen(pathname + search)}>Log in</Button>}
          {signedOut && <Button href={findOrderPath}>Find my order</Button>}
        </>
      }
    />
  );
}
