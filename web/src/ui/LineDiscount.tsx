import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';

interface LineDiscountProps {
  cents: Cents | undefined;
  currency: Currency;
  code: string | null | undefined;
}

/** What a coupon takes off one line, where it isn't for all of them. */
export function LineDiscount({ cents, currency, code }: LineDiscountProps) {
  if (!cents) return null;
  return (
    <Typography variant="body2" sx={{ flexBasis: '100%', color: 'verdigris.text' }}>
      −{formatMoney(cents, currency)} with {code}
    </Typography>
  );
}
