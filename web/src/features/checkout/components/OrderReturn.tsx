import Button from '@mui/material/Button';
import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { linkedOrderPath } from '@tempera/domain/orders/order-paths';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../../firebase/auth/session.ts';
import { CheckingPayment } from '../../../ui/payment/CheckingPayment.tsx';
import { finishOrder } from '../api/checkout-calls.ts';
import { forgetLinkAtBank, readLinkAtBank, settleAttempt } from '../checkout-storage.ts';
import { OrderNotFound } from './OrderStatus.tsx';

/** Asks how an order stands whose buyer is back from their bank, and goes on to its page, which has the words for each state. */
export function OrderReturn({ orderId }: { orderId: string }) {
  const session = useSession();
  const navigate = useNavigate();
  const [link] = useState(() => readLinkAtBank(orderId));
  const ask = useCallback(
    () => finishOrder(link === null ? { orderId } : { orderLink: link }),
    [orderId, link],
  );
  const page = link === null ? paths.order(orderId) : linkedOrderPath(link);
  const onAnswer = (order: PlaceOrderOutput) => {
    settleAttempt(order);
    forgetLinkAtBank();
    navigate(page, { replace: true });
  };
  if (link === null && session.status === 'known' && session.person === null) return <OrderNotFound />;
  return (
    <CheckingPayment
      ask={session.status === 'known' ? ask : null}
      onAnswer={onAnswer}
      missing={<OrderNotFound />}
      action={<Button href={page}>See your order</Button>}
      text={`${messages.networkError} If you were charged, your order stays yours: we email you as soon as your payment has gone through.`}
    />
  );
}
