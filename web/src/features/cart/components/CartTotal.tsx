import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { cents, formatMoney } from '@tempera/domain/money/money';

/** The subtotal as the catalogue has it; what is paid is quoted by the server at checkout. */
export function CartTotal({ rows }: { rows: CatalogueRow[] | null }) {
  const subtotal = cents(rows?.reduce((sum, row) => sum + row.priceCents, 0) ?? 0);
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h6" component="span">
          Subtotal
        </Typography>
        <Typography variant="h6" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {rows ? formatMoney(subtotal, rows[0]?.currency) : <Skeleton width="5ch" />}
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        Tax and coupons come at checkout.
      </Typography>
    </Box>
  );
}
