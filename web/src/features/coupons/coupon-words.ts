import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { Coupon } from '@tempera/domain/orders/coupon';

export const typeWords: Record<Coupon['type'], string> = {
  percentage: 'Percentage',
  fixed: 'Fixed amount',
  shipping: 'Shipping',
};

export const statusLooks: Record<Coupon['status'], { label: string; tone: 'verdigris' | 'ochre' | 'ink' }> = {
  active: { label: 'Active', tone: 'verdigris' },
  inactive: { label: 'Inactive', tone: 'ochre' },
  expired: { label: 'Expired', tone: 'ink' },
};

/** What a coupon takes off; one for shipping is shown as Free. */
export function valueText({ type, value }: Pick<Coupon, 'type' | 'value'>, currency: Currency): string {
  if (type === 'shipping') return 'Free';
  return type === 'fixed' ? formatMoney(value as Cents, currency) : `${value}%`;
}
