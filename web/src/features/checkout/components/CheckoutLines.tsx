import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { Icon } from '../../../ui/Icon.tsx';
import { Price } from '../../../ui/Price.tsx';

interface CheckoutLinesProps {
  quote: QuoteCheckoutOutput;
  disabled: boolean;
  onRemove: (slug: string) => void;
}

export function CheckoutLines({ quote, disabled, onRemove }: CheckoutLinesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {quote.lines.map(({ slug, name, priceCents }) => (
        <Box component="li" key={slug} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
          <Price cents={priceCents} currency={quote.currency} />
          <IconButton
            aria-label={`Remove ${name} from this order`}
            disabled={disabled}
            onClick={() => onRemove(slug)}
            sx={{ mr: -3 }}
          >
            <Icon name="trash" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
