import { messages } from '@tempera/domain/site/messages';
import { ErrorState } from '../../../ui/ErrorState.tsx';

interface OrderOutOfReachProps {
  orderId: string;
  /** The store has answered this tab that it has the order. */
  placed: boolean;
  /** Without it, what is being waited for comes by itself. */
  onRetry?: (() => void) | undefined;
}

/** In the place of an order that can't be read now: whoever has pressed Pay learns that they need not pay again. */
export function OrderOutOfReach({ orderId, placed, onRetry }: OrderOutOfReachProps) {
  const safe = 'you won’t be charged twice, and your receipt comes by email.';
  const told = placed
    ? {
        title: 'Your order was placed',
        text: `We can’t show ${orderId} right now. Don’t worry: ${safe}`,
      }
    : {
        text: `${messages.networkError} If you’ve just paid for ${orderId}, it may have been placed: ${safe}`,
      };
  return <ErrorState level="h1" {...told} {...(onRetry && { onRetry })} />;
}
