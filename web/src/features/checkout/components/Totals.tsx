import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { taxLabel } from '@tempera/domain/tax/tax-label';
import type { QuotedTax } from '@tempera/domain/tax/tax-record';
import type { ReactNode } from 'react';

interface TotalsProps {
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  tax?: QuotedTax | undefined;
  /** What was given back of it since. */
  refundedCents?: number;
  currency: Currency;
  /** The coupon's code, shown with the discount. */
  couponCode: string | null;
}

/** Subtotal, discount, tax and total, as the checkout and the receipt show them. */
export function Totals(props: TotalsProps) {
  const {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    tax,
    refundedCents = 0,
    currency,
    couponCode,
  } = props;
  const takenOff = tax?.included ? subtotalCents - discountCents - totalCents : 0;
  const money = (amount: number) => formatMoney(amount as Cents, currency);
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2 }}>
      <Row name="Subtotal">{money(subtotalCents)}</Row>
      {couponCode && (
        <Row name={`Discount (${couponCode} applied)`} saved>
          −{money(discountCents)}
        </Row>
      )}
      <Row name={taxLabel(tax)}>{money(takenOff === 0 ? taxCents : -takenOff)}</Row>
      <Row name="Total" strong>
        {money(totalCents)}
      </Row>
      {refundedCents > 0 && <Row name="Refunded">−{money(refundedCents)}</Row>}
    </Box>
  );
}

interface RowProps {
  name: string;
  saved?: boolean;
  strong?: boolean;
  children: ReactNode;
}

function Row({ name, saved = false, strong = false, children }: RowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        gap: 4,
        ...(strong && { borderTop: 1, borderColor: 'divider', pt: 3, mt: 1 }),
        color: saved ? 'verdigris.text' : 'text.primary',
      }}
    >
      <Typography component="dt" variant={strong ? 'h5' : 'body1'}>
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="mono"
        sx={{
          m: 0,
          whiteSpace: 'nowrap',
          ...(strong && { typography: 'h4', fontVariantNumeric: 'tabular-nums' }),
        }}
      >
        {children}
      </Typography>
    </Box>
  );
}
