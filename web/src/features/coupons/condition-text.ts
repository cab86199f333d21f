import { type Conditions, type Coupon, conditionsOf, hasStarted } from '@tempera/domain/orders/coupon';
import { formatDate } from '@tempera/domain/site/dates';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** For whom, for what and from when a coupon is, in a line; empty where it is for anything and anybody. */
export function conditionText(coupon: Pick<Coupon, keyof Conditions>, now: number): string {
  const { perCustomer, firstOrderOnly, products, categories, startDate } = conditionsOf(coupon);
  return [
    startDate !== null && !hasStarted(coupon, now) && `Starts ${formatDate(startDate)}`,
    firstOrderOnly ? 'First order only' : perCustomer > 0 && `${perCustomer} per customer`,
    products.length > 0 && counted(products.length, 'product', 'products'),
    categories.length > 0 && counted(categories.length, 'category', 'categories'),
  ]
    .filter(Boolean)
    .join(' · ');
}
