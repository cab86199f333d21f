import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Cents, formatPrice } from '@tempera/domain/money/money';
import { paths } from '@tempera/domain/site/paths';
import { Icon } from '../../../ui/Icon.tsx';
import type { CartLine } from '../use-cart-lines.ts';

export function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { slug, row } = line;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {row ? (
          <Link href={paths.preview(row.category, slug)} color="inherit" underline="hover" variant="h6">
            {row.title}
          </Link>
        ) : (
          <Typography variant="h6" component="span">
            {slug}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ textTransform: row ? 'capitalize' : 'none' }}>
          {row ? row.category.replaceAll('-', ' ') : 'No longer available'}
        </Typography>
      </Box>
      {row && (
        <Typography variant="mono" sx={{ color: row.priceCents === 0 ? 'verdigris.text' : 'text.primary' }}>
          {formatPrice(row.priceCents as Cents, row.currency)}
        </Typography>
      )}
      <IconButton aria-label={`Remove ${row?.title ?? slug} from cart`} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </Box>
  );
}
