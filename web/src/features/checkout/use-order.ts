import { type Order, orderIdSchema } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { useSession } from '../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../firebase/live/use-doc.ts';

export type OrderState =
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
