import { askerName } from '@tempera/domain/money/asker-name';
import { declineText } from '@tempera/domain/money/decline-text';
import type { LinkedOrder } from '@tempera/domain/orders/linked-order';
import type { Order, OrderPayment } from '@tempera/domain/orders/order';
import { unsaid } from '@tempera/domain/orders/read-order';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import type { IconName } from '../../ui/Icon.tsx';

/** An order by its link says less of its payment, and nothing of its mail: whoever sees it holds the link. */
export type ShownOrder = LinkedOrder &
  Pick<Order, 'mailed' | 'guest' | 'emailConfirmed'> & { payment?: Pick<OrderPayment, 'failure' | 'method'> };

interface OrderLook {
  title: string;
  text: string;
  icon: IconName;
  tone: 'verdigris' | 'ochre' | 'vermilion';
}

const waiting = { icon: 'clock', tone: 'ochre' } as const;
const over = { icon: 'alert', tone: 'vermilion' } as const;
const back = { icon: 'refresh', tone: 'ochre' } as const;

/** How an order stands, for whoever bought it: what happened, what happens next, and whether anything was charged. */
export function lookOf(order: ShownOrder): OrderLook {
  const { status, paymentStatus } = order;
  const decider = capital(askerName(order.payment?.method?.type, 'the'));
  if (paymentStatus === 'disputed') {
    return {
      title: 'Payment disputed',
      text: `${decider} is looking into this payment, as its payer asked. Downloads are paused until it has decided.`,
      ...back,
    };
  }
  if (paymentStatus === 'charged-back') {
    return {
      title: 'Payment returned',
      text: `${decider} gave this payment back to its payer. The templates can no longer be downloaded with this order.`,
      ...back,
    };
  }
  if (status === 'completed') return complete(order);
  if (status === 'refunded') {
    return {
      title: 'Order refunded',
      text: 'Your payment was refunded. The templates can no longer be downloaded with this order.',
      ...back,
    };
  }
  return status === 'failed' ? failed(order) : pending(order);
}

/** The checkout of the same, with the same coupon. */
export const checkoutAgain = ({ lines, couponCode }: Pick<ShownOrder, 'lines' | 'couponCode'>): string => {
  const again = paths.checkout(lines.map(({ slug }) => slug));
  return couponCode ? `${again}?coupon=${encodeURIComponent(couponCode)}` : again;
};

const thanksTo = ({ customer: { name } }: ShownOrder) =>
  name === unsaid ? 'Thank you' : `Thank you, ${name}`;
const recipientOf = ({ customer: { email } }: ShownOrder) => (email === unsaid ? 'you' : email);

/** A guest has confirmed their address by that very link. */
const hasOpenedMail = ({ guest, emailConfirmed }: ShownOrder) => Boolean(guest && emailConfirmed);

function complete(order: ShownOrder): OrderLook {
  const sent =
    order.mailed && !hasOpenedMail(order)
      ? ` We also emailed a link to this order to ${recipientOf(order)}.`
      : '';
  return { title: 'Order Complete', text: `${thanksTo(order)}.${sent}`, icon: 'check', tone: 'verdigris' };
}

function failed({ paymentStatus, payment }: ShownOrder): OrderLook {
  // By its link an order says nothing of its payment; one that is not described is of the time when there were cards alone.
  const type = payment && (payment.method?.type ?? 'card');
  switch (paymentStatus) {
    case 'expired':
      return {
        title: 'Payment expired',
        text: 'This payment wasn’t confirmed in time. Nothing was charged.',
        ...over,
      };
    case 'canceled':
      return { title: 'Payment canceled', text: 'This payment was canceled. Nothing was charged.', ...over };
    default:
      return {
        title: 'Payment failed',
        text: `${declineText(payment?.failure, messages.checkout.declined, type)} Nothing was charged.`,
        ...over,
      };
  }
}

/** Who waits for what of a payment; by its link an order does not say who. */
const askedOf = ({ payment }: ShownOrder): string =>
  payment
    ? `${capital(askerName(payment.method?.type))} asks you to confirm this payment.`
    : 'This payment waits for you to confirm it.';

function pending(order: ShownOrder): OrderLook {
  switch (order.paymentStatus) {
    case 'requires-action':
      return {
        title: 'Confirm your payment',
        text: `${askedOf(order)} Nothing is charged until you do.`,
        ...waiting,
      };
    case 'processing':
      return {
        title: 'Payment pending',
        text: `${thanksTo(order)}. ${capital(askerName(order.payment?.method?.type))} is still checking this payment, which can take a few days. Once it goes through, your downloads appear here and we email ${recipientOf(order)}.`,
        ...waiting,
      };
    default:
      return {
        title: 'Payment pending',
        text: `${thanksTo(order)}. We’re still checking this payment. Once it goes through, your downloads appear here and we email ${recipientOf(order)}.`,
        ...waiting,
      };
  }
}
