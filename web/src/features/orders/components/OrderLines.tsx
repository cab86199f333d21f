import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import type { Order } from '@tempera/domain/orders/order';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { LineDiscount } from '../../../ui/LineDiscount.tsx';
import { moneyOf, taxLabel, totalOf } from '../order-words.ts';

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: Order }) {
  const { lines, withdrawn = [], refundedCents = 0, couponCode } = order;
  const money = (amount: number) => moneyOf(amount, order);
  return (
    <Card title="Products">
      {lines.length === 0 && <Typography color="textSecondary">This order has no products.</Typography>}
      <Box
        component="ul"
        aria-label="Products"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, '&:empty': { display: 'none' } }}
      >
        {lines.map(({ slug, name, quantity, priceCents, discountCents }) => (
          <Box component="li" key={slug} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {isSlug(slug) ? <Link href={panelPaths.adminEditProduct(slug)}>{name}</Link> : name} ×{' '}
              {quantity}
              <LineDiscount cents={discountCents} currency={order.currency} code={couponCode} />
              {withdrawn.includes(slug) && (
                <Typography variant="body2" color="textSecondary">
                  No longer available to download with this order
                </Typography>
              )}
            </Box>
            <Typography variant="mono">{money(priceCents)}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
        <Facts
          sums
          facts={[
            ['Subtotal', money(order.subtotalCents)],
            [
              couponCode ? `Discount (${couponCode})` : 'Discount',
              order.discountCents > 0 && `−${money(order.discountCents)}`,
            ],
            [taxLabel(order), money(order.taxCents)],
            ['Total', totalOf(order)],
            ['Refunded', refundedCents > 0 && `−${money(refundedCents)}`],
          ]}
        />
      </Box>
      {order.tax?.reverseCharge && (
        <Typography variant="body2" color="textSecondary">
          Reverse charge: the buyer owes the tax. VAT ID {order.tax.vatId}
        </Typography>
      )}
    </Card>
  );
}
