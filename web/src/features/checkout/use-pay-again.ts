import { useMember } from '../../firebase/auth/session.ts';
import { draftBuyer } from './checkout-storage.ts';
import { checkoutAgain, type ShownOrder } from './order-look.ts';

/** The way to pay for the same once more: `fill` is called on it, as this device may not know who its visitor is. Of members the checkout knows that. */
export function usePayAgain(order: Pick<ShownOrder, 'lines' | 'couponCode' | 'customer'>) {
  const member = useMember();
  const fill = () => {
    if (!member) draftBuyer(order.customer);
  };
  return { href: checkoutAgain(order), fill };
}
