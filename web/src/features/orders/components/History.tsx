import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { LiveData } from '../../../ui/LiveData.tsx';
import { type ShownEvent, useHistory } from '../api/use-orders-list.ts';
import { moneyOf, stepWords } from '../order-words.ts';

/** What an event has to say beside what it is. */
function detailsOf({ details }: ShownEvent, order: Order): string {
  const { amountCents, slugs = [], reason, byHand } = details;
  const names = order.lines.filter((line) => slugs.includes(line.slug)).map((line) => line.name);
  return [
    amountCents ? moneyOf(amountCents, order) : '',
    byHand ? 'by hand' : '',
    names.length > 0 ? `taken back: ${names.join(', ')}` : '',
    reason ?? '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

/** What happened to an order, the newest first: what, who, when. */
export function History({ order }: { order: Order }) {
  return (
    <LiveData live={useHistory(order.id)}>
      {(events) =>
        events.length === 0 ? (
          <Typography color="textSecondary">Nothing is written down about this order.</Typography>
        ) : (
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}>
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
