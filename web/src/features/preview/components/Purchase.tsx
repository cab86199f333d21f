import Box from '@mui/material/Box';
import type { Product } from '@tempera/domain/catalogue/product';
import type { ReactNode } from 'react';
import { Price } from '../../../ui/Price.tsx';

/**
 * The price and the one action. On a phone it is a bar at the foot of the screen, where a paid template's button names
 * the price itself.
 */
export function Purchase({ product, action }: { product: Product; action: ReactNode }) {
  const { priceCents, currency } = product;
  return (
    <Box
      sx={{
        display: { xs: 'flex', md: 'grid' },
        alignItems: 'center',
        gap: 4,
        bgcolor: 'background.default',
        // On a phone: the whole width of the page, at its foot as long as the page's content is in sight.
        order: { xs: 9, md: 0 },
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: { xs: 'mobileStepper', md: 'auto' },
        mx: { xs: -5, sm: -8, md: 0 },
        px: { xs: 5, sm: 8, md: 0 },
        py: { xs: 3, md: 0 },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
      }}
    >
      <Price
        cents={priceCents}
        currency={currency}
        variant="h2"
        component="p"
        sx={{
          typography: { xs: 'h4', md: 'h2' },
          fontVariantNumeric: 'tabular-nums',
          display: { xs: priceCents === 0 ? 'block' : 'none', md: 'block' },
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0, textAlign: 'center' }}>{action}</Box>
    </Box>
  );
}
