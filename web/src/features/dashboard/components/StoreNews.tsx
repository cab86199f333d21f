import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { latestNews } from '../latest-news.ts';

/** The newest orders and products, the latest first. */
export function StoreNews({ orders, rows }: { orders: readonly Order[]; rows: readonly CatalogueRow[] }) {
  const news = latestNews(orders, rows);
  if (news.length === 0) return <Typography color="textSecondary">Nothing has happened yet.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {news.map(({ key, text, at }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 4,
            py: 2,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatTime(at)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
