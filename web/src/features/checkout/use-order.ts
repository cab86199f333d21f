import { type Order, orderIdSchema } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { useSession } from '../../firebase/auth/session.ts';
import { useWatched } from '../../firebase/live/use-watched.ts';

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
  const watched = useWatched(valid && person ? `orders/${id}` : null);
  if (!valid || id === null) return { status: 'missing', signedOut: false };
  if (session.status === 'unknown') return { status: 'loading' };
  if (watched.status === 'found') return { status: 'found', order: asOrder({ ...watched.data, id }) };
  return watched.status === 'missing' ? { status: 'missing', signedOut: person === null } : watched;
}
