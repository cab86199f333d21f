import { methodName } from '@tempera/domain/money/method-name';
import type { StoredPayment } from '@tempera/domain/plans/subscription';

/** What pays for a plan, as its holder knows it: `Visa •••• 4242`. */
export const nameOfPayment = ({ type = 'card', brand = null, last4 }: StoredPayment): string =>
  methodName({ type, brand, last4: last4 || null });
