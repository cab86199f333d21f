import { type Cents, currencies, formatMoney, toUnits } from '@tempera/domain/money/money';
import type { AuditAction } from '@tempera/domain/operations/audit';
import { toCsv } from '@tempera/domain/reports/csv';
import type { Entry } from './api/entries.ts';

/** What each action is called in the log. */
export const actionNames: Record<AuditAction, string> = {
  'access.role': 'Role changed',
  'access.ban': 'Banned',
  'access.suspend': 'Suspended',
  'access.lift': 'Restriction ended',
  'access.denied': 'Access denied',
  'approval.asked': 'Confirmation requested',
  'approval.approved': 'Confirmed by owner',
  'approval.declined': 'Declined by owner',
  'appeal.accepted': 'Appeal accepted',
  'appeal.rejected': 'Appeal rejected',
  'appeal.over': 'Appeal closed',
  'maintenance.enabled': 'Maintenance enabled',
  'maintenance.disabled': 'Maintenance disabled',
  'maintenance.changed': 'Maintenance changed',
  'settings.changed': 'Settings changed',
  'order.completed': 'Order completed',
  'order.retried': 'Order retried',
  'order.links-sent': 'Download links sent',
  'order.refunded': 'Order refunded',
  'order.given': 'Templates given',
  'coupons.generated': 'Coupons generated',
  'coupon.added': 'Coupon added',
  'coupon.changed': 'Coupon changed',
  'coupon.deleted': 'Coupon deleted',
  'plan.added': 'Plan added',
  'plan.changed': 'Plan changed',
  'plan.deleted': 'Plan deleted',
  'subscription.given': 'Plan given',
  'subscription.changed': 'Subscription changed',
  'subscription.canceled': 'Subscription canceled',
  'subscription.resumed': 'Subscription resumed',
  'subscription.ended': 'Subscription ended',
  'books.booked': 'Difference booked',
  'subscription.refunded': 'Plan payment refunded',
  'faq.added': 'Question added',
  'faq.changed': 'Question changed',
  'faq.deleted': 'Question deleted',
  'text.changed': 'Page text changed',
  'product.added': 'Product added',
  'product.changed': 'Product changed',
  'product.archived': 'Product archived',
  'product.deleted': 'Product deleted',
  'product.moved': 'Product address changed',
  'product.published': 'Version published',
  'advisory.added': 'Security advisory published',
  'advisory.changed': 'Security advisory updated or withdrawn',
  'category.added': 'Category added',
  'category.changed': 'Category changed',
  'category.deleted': 'Category deleted',
  'user.invited': 'Invited',
  'customer.read': 'Customer looked up',
  'token.created': 'Access token created',
  'token.revoked': 'Access token revoked',
  'mail.sent': 'Email sent',
  'mail.resent': 'Email resent',
  'backup.exported': 'Catalog and settings exported',
  'backup.imported': 'Catalog and settings imported',
};

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const toIso = (at: number) => new Date(at).toISOString();

const nothing = 'none';

/** What a value was and is, as one says it. */
function moved(from: string, to: string): string {
  if (from === nothing) return `set to ${to}`;
  return to === nothing ? `${from} removed` : `${from} to ${to}`;
}

/** An amount in the currency that the entry names; a bare one where it names none, for the store may have changed its own since. */
export function amountIn({ currency }: Entry['details'], amount: unknown): string {
  const known = currencies.find((one) => one === currency);
  return known ? formatMoney(amount as Cents, known) : toUnits(amount as Cents);
}

/**
 * The details of an entry: reasons, and values before and after.
 * @param time how a moment (milliseconds) is written
 */
export function detailsOf({ details }: Pick<Entry, 'details'>, time = toIso): string {
  const text = (value: unknown) => {
    if (value === null || value === '') return nothing;
    return typeof value === 'string' && isoDate.test(value) ? time(Date.parse(value)) : String(value);
  };
  const { from, to, until, permanent, why, amountCents, attempts, appeal: _id, ...changes } = details;
  const lines = Object.entries(changes).flatMap(([key, change]) => {
    if (!isChange(change)) return [];
    if (!key.endsWith('Cents')) return [`${key}: ${moved(text(change.from), text(change.to))}`];
    const amount = (value: unknown) => (typeof value === 'number' ? amountIn(details, value) : text(value));
    return [`${key.slice(0, -'Cents'.length)}: ${moved(amount(change.from), amount(change.to))}`];
  });
  if (from !== undefined || to !== undefined) lines.push(`${text(from)} to ${text(to)}`);
  if (typeof amountCents === 'number') lines.push(amountIn(details, amountCents));
  if (typeof attempts === 'number' && attempts > 1) lines.push(`${attempts} attempts within an hour`);
  if (permanent === true) lines.push('permanently');
  if (typeof until === 'number') lines.push(`until ${time(until)}`);
  if (typeof why === 'string' && why !== '') lines.push(why);
  return lines.join('; ');
}

const columns = ['time', 'action', 'by', 'by id', 'role', 'target', 'target id', 'details'];

/** The entries as CSV, times in ISO 8601. */
export const entriesToCsv = (entries: readonly Entry[]): string =>
  toCsv(
    columns,
    entries.map((entry) => [
      new Date(entry.at).toISOString(),
      actionNames[entry.action] ?? entry.action,
      entry.byName,
      entry.byId,
      entry.byRole,
      entry.targetName,
      entry.targetId,
      detailsOf(entry),
    ]),
  );
