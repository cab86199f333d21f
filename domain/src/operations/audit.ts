import { z } from 'zod';

/**
 * What was done, as an entry of `audit/{id}` says: to a role, standing, confirmation by the owner, appeal, settings document, order, coupon,
 * plan, question, page text, product, category, advisory or mail, what of a customer was looked up, a person's access token, to the store as a whole, and attempts at forbidden screens.
 */
export const auditActions = [
  'access.role',
  'access.ban',
  'access.suspend',
  'access.lift',
  'approval.asked',
  'approval.approved',
  'approval.declined',
  'appeal.accepted',
  'appeal.rejected',
  'appeal.over',
  'maintenance.enabled',
  'maintenance.disabled',
  'maintenance.changed',
  'settings.changed',
  'order.completed',
  'order.retried',
  'order.links-sent',
  'order.refunded',
  'order.given',
  'coupons.generated',
  'coupon.added',
  'coupon.changed',
  'coupon.deleted',
  'plan.added',
  'plan.changed',
  'plan.deleted',
  'subscription.given',
  'subscription.changed',
  'subscription.canceled',
  'subscription.resumed',
  'subscription.ended',
  'books.booked',
  'subscription.refunded',
  'faq.added',
  'faq.changed',
  'faq.deleted',
  'text.changed',
  'product.added',
  'product.changed',
  'product.archived',
  'product.deleted',
  'product.moved',
  'product.published',
  'advisory.added',
  'advisory.changed',
  'category.added',
  'category.changed',
  'category.deleted',
  'user.invited',
  'customer.read',
  'token.created',
  'token.revoked',
  'mail.sent',
  'mail.resent',
  'backup.exported',
  'backup.imported',
  'access.denied',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * `audit/{id}`: who did what to whom, when. `byId` is empty for the store itself and for visitors; `details` is what
 * the action has to say besides.
 */
export interface AuditEntry<Time> {
  action: AuditAction;
  byId: string;
  byName: string;
  byRole: string;
  targetId: string;
  targetName: string;
  details: Record<string, unknown>;
  at: Time;
}

/** Input of `reportForbidden`: somebody opened a screen that is not for them. */
export const reportForbiddenInput = z.object({
  path: z
    .string()
    .max(2_000)
    .regex(/^\//)
    .transform((path) => path.toWellFormed().slice(0, 200)),
});
export interface ReportForbiddenOutput {
  recorded: boolean;
}
