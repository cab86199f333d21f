import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { Card } from '../../../ui/Card.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useRefunds } from '../api/order-records.ts';
import { moneyOf, refundLooks } from '../order-words.ts';

/** A dispute that was lost is booked as a refund, under its own number. */
const isLoss = (reference: string | null): boolean => reference?.startsWith('dp_') === true;
const lossLook = { label: 'Charged back', tone: 'vermilion' } as const;

/** What was given back of an order, or asked of the provider; nothing where nothing was. */
export function OrderRefunds({ order }: { order: Order }) {
  const refunds = useRefunds(order.id);
  if (!order.refundedCents && !order.openRefund && !refunds.data?.length) return null;
  return (
    <Card title="Refunds">
      <LiveData live={refunds}>
        {(list) => (
          <Box
            component="ul"
            aria-label="Refunds"
            sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
          >
            {list.map(({ id, amountCents, status, reason, reference, byProvider, byName, at }) => (
              <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                  <Typography variant="mono">{moneyOf(amountCents, order)}</Typography>
                  <Tag {...(isLoss(reference) ? lossLook : refundLooks[status])} />
                  {byProvider && !isLoss(reference) && <Tag label={`Made in ${byName}`} tone="ink" />}
                </Box>
                {reason && <Typography variant="body2">{reason}</Typography>}
                <Typography variant="body2" color="textSecondary">
                  {[byName, formatTime(at), reference].filter(Boolean).join(', ')}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </LiveData>
    </Card>
  );
}
