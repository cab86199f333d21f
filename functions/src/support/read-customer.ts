import { refundRight } from '@tempera/domain/orders/refund';
import type { ReadCustomerOutput } from '@tempera/domain/people/customer-record';
import { may } from '@tempera/domain/people/roles';
import { recordOnce } from '../audit/audit.store.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadManager } from '../platform/manager.ts';
import { loadCustomer } from './customers.store.ts';

/**
 * What a customer has bought and downloaded, for those who answer them. The audit log has an entry for each reader,
 * customer and day.
 * @throws RefusalError those of `loadManager`, `user-not-found`
 */
export async function readCustomer(
  { uid }: { uid: string },
  auth: CallAuth | null,
): Promise<ReadCustomerOutput> {
  const by = await loadManager(auth, 'helpCustomers');
  const settings = await loadSettings();
  const refunds = may(by.byRole, refundRight(settings)) ? settings.promises.refundDays : null;
  const now = clock.now();
  const { name, ...record } = await loadCustomer(uid, now, refunds);
  const day = new Date(now).toISOString().slice(0, 10);
  await recordOnce(`customer-read-${by.byId}-${uid}-${day}`, {
    action: 'customer.read',
    ...by,
    targetId: uid,
    targetName: name,
    details: {},
  });
  return record;
}
