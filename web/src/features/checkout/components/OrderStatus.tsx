import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Order, orderIdSchema } from '@tempera/domain/orders/order';
import { findOrderPath } from '@tempera/domain/orders/order-paths';
import { asOrder } from '@tempera/domain/orders/read-order';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { lookOf, type ShownOrder } from '../order-look.ts';
import { usePayAgain } from '../use-pay-again.ts';

type OrderState =
  | { status: 'loading' }
  | { status: 'found'; order: Order }
  | { status: 'missing' }
  | { status: 'failed' };

/** An order of the person looking, live: a pending payment shows the moment it settles. Other people's are missing. */
export function useOrder(id: string | null): OrderState {
  const session = useSession();
  const person = session.status === 'known' ? session.person : null;
  const valid = orderIdSchema.safeParse(id).success;
  const watched = useDocIfAllowed(valid && person ? `orders/${id}` : null);
  if (!valid || id === null) return { status: 'missing' };
  if (session.status === 'unknown') return { status: 'loading' };
  if (watched.data) return { status: 'found', order: asOrder({ ...watched.data, id }) };
  if (watched.loading) return { status: 'loading' };
  return watched.error ? { status: 'failed' } : { status: 'missing' };
}

/** How the order stands; it changes by itself when a pending payment settles. `step` is what its buyer can do about it. */
export function OrderHeading({ order, step }: { order: ShownOrder; step?: ReactNode }) {
  const { title, text, icon, tone } = lookOf(order);
  const again = usePayAgain(order);
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
        {text}
      </Typography>
      {order.status === 'failed' && (
        <Button variant="contained" href={again.href} onClick={again.fill}>
          {order.paymentStatus === 'failed' ? 'Pay in another way' : 'Try again'}
        </Button>
      )}
      {step}
    </Box>
  );
}

/** No order, or not this person's; the two look alike on purpose. */
export function OrderNotFound() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const hasNoAccount = session.status === 'known' && session.person?.anonymous !== false;
  return (
    <EmptyState
      icon="file"
      level="h1"
      title={messages.checkout.orderNotFound}
      text={
        hasNoAccount
          ? 'Only the person who placed an order can see it. Log in with that account, or have the link to your order sent to you.'
          : 'Only the person who placed an order can see it. Yours are in your profile.'
      }
      action={
        <>
          <Button variant="contained" href={paths.home}>
            Return to Store
          </Button>
          {hasNoAccount && <Button href={paths.loginThen(pathname + search)}>Log in</Button>}
          {hasNoAccount && <Button href={findOrderPath}>Find my order</Button>}
        </>
      }
    />
  );
}
