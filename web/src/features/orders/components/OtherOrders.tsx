import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { orderTime, unsaid } from '@tempera/domain/orders/read-order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Card } from '../../../ui/Card.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { productsOf, statusLooks, totalOf } from '../order-words.ts';

/** What else its buyer has ordered: another attempt to pay is another order. Nothing where there is none. */
export function OtherOrders({ others }: { others: readonly Order[] }) {
  if (others.length === 0) return null;
  return (
    <Card title="Other orders">
      <Box
        component="ul"
        aria-label="Other orders"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}
      >
        {others.map((other) => (
          <Box component="li" key={other.id} sx={{ overflowWrap: 'anywhere' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Link href={panelPaths.adminOrder(other.id)}>{other.id}</Link>
              <Tag {...statusLooks[other.status]} />
            </Box>
            <Typography variant="body2">{productsOf(other) || unsaid}</Typography>
            <Typography variant="body2" color="textSecondary">
              {`${orderTime(other)} · ${totalOf(other)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
