import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { LineDiscount } from '../../../ui/LineDiscount.tsx';
import { Price } from '../../../ui/Price.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { Thumbnail } from '../../../ui/Thumbnail.tsx';
import type { Quoting } from '../use-quote.ts';
import { CouponBox } from './CouponBox.tsx';
import { Totals } from './Totals.tsx';

interface OrderSummaryProps {
  quoting: Quoting;
  /** The templates' pictures by their slugs, as far as they are known yet. */
  images: ReadonlyMap<string, string>;
  /** While an order is being placed nothing may change. */
  frozen: boolean;
  onRemove: (slug: string) => void;
}

/** What is bought and what it costs, in sight while the form is filled in. */
export function OrderSummary({ quoting, images, frozen, onRemove }: OrderSummaryProps) {
  const { quote, busy } = quoting;
  const { enableCoupons } = useSettings();
  return (
    <Box
      component="section"
      aria-labelledby="summary-title"
      aria-busy={busy}
      sx={{
        display: 'grid',
        gap: 5,
        p: { xs: 5, sm: 6 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id="summary-title" variant="h4" component="h2">
        Your order
      </Typography>
      <CheckoutLines quote={quote} images={images} disabled={frozen} onRemove={onRemove} />
      <Divider />
      {enableCoupons && <CouponBox quoting={quoting} disabled={frozen} />}
      <Box aria-live="polite" sx={{ opacity: busy ? 0.6 : 1 }}>
        <Totals {...quote} couponCode={quote.coupon?.code ?? null} />
      </Box>
    </Box>
  );
}

interface CheckoutLinesProps {
  quote: QuoteCheckoutOutput;
  images: OrderSummaryProps['images'];
  disabled: boolean;
  onRemove: (slug: string) => void;
}

function CheckoutLines({ quote, images, disabled, onRemove }: CheckoutLinesProps) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {quote.lines.map(({ slug, name, priceCents, discountCents }) => (
        <Box component="li" key={slug} sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Thumbnail slug={slug} image={images.get(slug)} />
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Price cents={priceCents} currency={quote.currency} />
            <LineDiscount cents={discountCents} currency={quote.currency} code={quote.coupon?.code} />
          </Box>
          <IconButton
            aria-label={`Remove ${name} from this order`}
            disabled={disabled}
            onClick={() => onRemove(slug)}
            sx={{ mr: -3 }}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}
