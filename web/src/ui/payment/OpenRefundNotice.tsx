import type { Order } from '@tempera/domain/orders/order';
import { InlineNotice } from '../InlineNotice.tsx';

/** That a refund is being made, by the provider or by a bank. */
export const OpenRefundNotice = ({ pending }: NonNullable<Order['openRefund']>) => (
  <InlineNotice kind="attention">
    {pending
      ? 'A refund is under way. The bank can take up to two weeks; it finishes on its own.'
      : 'A refund is in progress. It finishes on its own within a few minutes.'}
  </InlineNotice>
);
