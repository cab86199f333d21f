import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { OrderHeading } from './OrderStatus.tsx';
import { Receipt } from './Receipt.tsx';

interface OrderViewProps {
  order: ComponentProps<typeof Receipt>['order'] & ComponentProps<typeof OrderHeading>['order'];
  business?: ComponentProps<typeof Receipt>['business'];
  /** What can be done with a line. */
  itemAction: ComponentProps<typeof Receipt>['itemAction'];
  /** Beside the receipt: what comes next. */
  next: ReactNode;
  /** The last of it, side by side. */
  actions: ReactNode;
  note?: ReactNode;
  /** What its buyer can do about a payment that isn't over. */
  step?: ReactNode;
}

/** An order as its buyer sees it, right after the purchase and by the link of its mail. */
export function OrderView({ order, business, itemAction, next, actions, note, step }: OrderViewProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 10, md: 14 } }}>
      <Box sx={{ display: 'grid', gap: 6 }}>
        <OrderHeading order={order} step={step} />
        {order.openRefund?.pending && (
          <InlineNotice role="status">
            A refund of this order is under way. Your bank can take up to two weeks; we email you once it is
            done.
          </InlineNotice>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 10, md: 16 },
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <Receipt order={order} {...(business && { business })} itemAction={itemAction} />
        <Box sx={{ display: 'grid', gap: 8 }}>
          {next}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>{actions}</Box>
          {note}
        </Box>
      </Box>
    </Box>
  );
}
