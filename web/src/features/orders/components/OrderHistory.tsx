import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { LiveData } from '../../../ui/LiveData.tsx';
import { type ShownEvent, useHistory } from '../api/orders.ts';
import { moneyOf, stepWords } from '../order-words.ts';

/** Amount, products, reason and the provider's number of an event, as one text. */
function detailsOf({ what, details }: ShownEvent, order: Order): string {
  const { amountCents, slugs = [], reason, reference, byHand } = details;
  const names = order.lines.filter((line) => slugs.includes(line.slug)).map((line) => line.name);
  return [
    amountCents ? moneyOf(amountCents, order) : '',
    byHand ? 'manually' : '',
    names.length > 0 && what !== 'given' ? `removed from library: ${names.join(', ')}` : '',
    reason ?? '',
    reference ?? '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** What happened to an order, attempts to pay it among the rest, the newest first: what, who, when. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <LiveData live={useHistory(order.id)}>
      {(events) =>
        events.length === 0 ? (
          <Typography color="textSecondary">No history for this order.</Typography>
        ) : (
          <Box
            component="ol"
            aria-label="History"
            sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
          >
            {events.map((event) => (
              <Box component="li" key={event.id}>
                <Typography variant="subtitle2" component="p">
                  {stepWords[event.what] ?? event.what}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {detailsOf(event, order)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {event.byName && `${event.byName}, `}
                  {formatTime(event.at)}
                </Typography>
              </Box>
            ))}
          </Box>
        )
      }
    </LiveData>
  );
}
