import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { Card } from '../../../ui/Card.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useDownloads } from '../api/order-records.ts';

/** When the buyer downloaded what this order holds, as far as their history goes back. */
export function OrderDownloads({ order: { uid, lines } }: { order: Order }) {
  return (
    <Card title="Downloads">
      <LiveData live={useDownloads(uid)}>
        {(all) => {
          const of = all.filter(({ productId }) => lines.some(({ slug }) => slug === productId));
          if (of.length === 0) return <Typography color="textSecondary">Nothing downloaded yet.</Typography>;
          return (
            <Box
              component="ul"
              aria-label="Downloads"
              sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}
            >
              {of.map(({ id, productName, version, downloadTime }) => (
                <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
                  {`${productName} ${version}`}
                  <Typography variant="body2" color="textSecondary">
                    {formatTime(downloadTime)}
                  </Typography>
                </Box>
              ))}
            </Box>
          );
        }}
      </LiveData>
    </Card>
  );
}
