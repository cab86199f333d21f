import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Cents, formatPrice } from '@tempera/domain/money/money';
import { paths } from '@tempera/domain/site/paths';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { CartLine } from '../use-cart-lines.ts';

interface CartLinesProps {
  slugs: readonly string[];
  lines: CartLine[] | null;
  failed: boolean;
  onRemove: (line: CartLine) => void;
  onRetry: () => void;
}

/** What is in the cart; while prices load, as many gray lines as there will be. */
export function CartLines({ slugs, lines, failed, onRemove, onRetry }: CartLinesProps) {
  if (failed) {
    return (
      <Box sx={{ flex: 1, px: 6 }}>
        <ErrorState level="h3" onRetry={onRetry} />
      </Box>
    );
  }
  return (
    <Box component="ul" sx={{ flex: 1, overflowY: 'auto', m: 0, px: 6, py: 0, listStyle: 'none' }}>
      {lines
        ? lines.map((line) => <CartLineRow key={line.slug} line={line} onRemove={() => onRemove(line)} />)
        : slugs.map((slug) => (
            <Box component="li" key={slug} sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
              <Skeleton width="60%" />
              <Skeleton width="30%" />
            </Box>
          ))}
    </Box>
  );
}

function CartLineRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
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
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}
