import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { orderDay } from '@tempera/domain/orders/read-order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { countryName } from '@tempera/domain/tax/countries';
import { Card } from '../../../ui/Card.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { thinAtMost, useThinOrders } from '../api/thin-orders.ts';

/** Orders that a tax office would ask about: one thing alone says where their buyer is. */
export function ThinEvidence() {
  const thin = useThinOrders();
  return (
    <Card title="Orders with one piece of evidence">
      <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
        The EU wants two that agree on a private buyer’s country: billing address, card, connection. Ask these
        buyers, or keep what else you know in the order’s notes.
      </Typography>
      <LiveData live={thin}>
        {(orders) =>
          orders.length === 0 ? (
            <Typography>There are none.</Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
              {orders.map((order) => (
                <Box component="li" key={order.id} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
                  <Link href={panelPaths.adminOrder(order.id)}>{order.id}</Link>
                  <span>{orderDay(order)}</span>
                  <span>{order.customer.name}</span>
                  <span>{countryName(order.tax?.evidence.billing ?? '')}</span>
                </Box>
              ))}
              {orders.length === thinAtMost && (
                <Typography component="li" variant="body2" color="textSecondary">
                  The newest {thinAtMost} are shown.
                </Typography>
              )}
            </Box>
          )
        }
      </LiveData>
    </Card>
  );
}
