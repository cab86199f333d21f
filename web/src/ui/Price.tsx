import Typography, { type TypographyProps } from '@mui/material/Typography';
import { type Cents, type Currency, formatPrice } from '@tempera/domain/money/money';

interface PriceProps extends Omit<TypographyProps, 'children'> {
  /** In cents; 0 reads Free, in the pigment of free things. */
  cents: number;
  currency?: Currency;
}

export function Price({ cents, currency = 'USD', sx, ...rest }: PriceProps) {
  return (
    <Typography
      component="span"
      variant="mono"
      sx={[
        { fontWeight: 600, whiteSpace: 'nowrap', color: cents === 0 ? 'verdigris.text' : 'text.primary' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    >
      {formatPrice(cents as Cents, currency)}
    </Typography>
  );
}
