import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { messages } from '@tempera/domain/site/messages';
import type { CartLine } from '../use-cart-lines.ts';
import { CartLineRow } from './CartLineRow.tsx';

interface CartLinesProps {
  slugs: readonly string[];
  lines: CartLine[] | null;
  failed: boolean;
  onRemove: (line: CartLine) => void;
  onRetry: () => void;
}

/** What is in the cart; while prices load, as many grey lines as there will be. */
export function CartLines({ slugs, lines, failed, onRemove, onRetry }: CartLinesProps) {
  if (failed) {
    return (
      <Box role="alert" sx={{ flex: 1, px: 6, py: 4, display: 'grid', gap: 3, alignContent: 'start' }}>
        <Typography>{messages.networkError}</Typography>
        <Button variant="outlined" onClick={onRetry} sx={{ justifySelf: 'start' }}>
          Try again
        </Button>
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
