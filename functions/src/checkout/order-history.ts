import type { AuditAction, AuditEntry } from '@tempera/domain/operations/audit';
import type { Order } from '@tempera/domain/orders/order';
import type { OrderEvent, OrderStep } from '@tempera/domain/orders/order-history';
import type { DocumentData, DocumentReference } from '../platform/admin.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';

/** Where an event is written: in the batch, or the transaction, that makes it true. */
interface Writer {
  create(document: DocumentReference, data: DocumentData): unknown;
}

const theStore = { byId: '', byName: '' };

/** Who did something to an order: one of the team, or the provider, in whose dashboard it was done. */
export type Actor = Pick<Manager, 'byId' | 'byName'> & { byRole: Manager['byRole'] | 'provider' };

/** Adds a step to an order's history, in the commit that takes it. Without an actor it was the buyer, or the store itself. */
export function addEvent(
  writer: Writer,
  orderId: string,
  what: OrderStep,
  details: OrderEvent<never>['details'] = {},
  { byId, byName }: Pick<Manager, 'byId' | 'byName'> = theStore,
): void {
  writer.create(refs.orderHistory(orderId).doc(), {
    what,
    byId,
    byName,
    details,
    at: serverTime(),
  });
}

/** An entry of `audit/{id}` on what was done to an order. */
export function orderAudit(
  action: AuditAction,
  { id, customer }: Pick<Order, 'id' | 'customer'>,
  by: Actor,
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
