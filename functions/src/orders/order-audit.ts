import type { AuditAction, AuditEntry } from '@tempera/domain/operations/audit';
import type { Order } from '@tempera/domain/orders/order';
import type { Manager } from '../platform/manager.ts';
import { serverTime } from '../platform/timestamps.ts';

/** An entry of `audit/{id}` on what a manager did to an order. */
export function orderAudit(
  action: AuditAction,
  { id, customer }: Pick<Order, 'id' | 'customer'>,
  by: Manager,
  details: AuditEntry<never>['details'],
) {
  return {
    action,
    ...by,
    targetId: id,
    targetName: customer.name,
    details,
    at: serverTime(),
  };
}
