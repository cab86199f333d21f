import { useNavigate } from 'react-router-dom';
import { useMember } from '../../firebase/auth/session.ts';
import { draftBuyer } from './checkout-storage.ts';
import { checkoutAgain, type ShownOrder } from './order-look.ts';

/**
 * The way to pay for the same once more: `fill` is called on it, as this device may not know who its visitor is, and `payAgain` goes it. Of
 * members the checkout knows that.
 */
export function usePayAgain(order: Pick<ShownOrder, 'lines' | 'couponCode' | 'customer'>) {
  const member = useMember();
  const navigate = useNavigate();
  const href = checkoutAgain(order);
  const fill = () => {
    if (!member) draftBuyer(order.customer);
  };
  const payAgain = () => {
    fill();
    navigate(href);
  };
  return { href, fill, payAgain };
}
