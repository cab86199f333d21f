import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useHistory } from '../api/orders.ts';
import { eventWords, stepWords } from '../order-words.ts';

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
                  {eventWords(event, order)}
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
