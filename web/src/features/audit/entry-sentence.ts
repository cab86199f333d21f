import type { AuditAction } from '@tempera/domain/operations/audit';
import { namesWithin, wordsOf } from '@tempera/domain/settings/settings-fields';
import { formatTime } from '@tempera/domain/site/dates';
import type { Entry } from './api/entries.ts';
import { amountIn } from './describe-entry.ts';

type Said = Pick<Entry, 'action' | 'byName' | 'byId' | 'byRole' | 'targetId' | 'targetName' | 'details'>;

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** `taxRate` as people say it: `tax rate`. */
const words = (field: string) =>
  field.replace(/Cents$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Where the settings screen has a document's fields. */
const groups: Record<string, string> = {
  'settings/site': 'site',
  'settings/private': 'mail',
  'settings/seller': 'seller',
  'settings/creator': 'creator',
};

/** What stands at a path of a value that the log keeps as JSON; null where it is cut or none. */
function valueAt(text: unknown, path: readonly string[]): unknown {
  try {
    return path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown>)?.[key],
      JSON.parse(String(text)),
    );
  } catch {
    return null;
  }
}

/** Settings by their labels on the screen; of a field that holds several, those that differ. */
function labelsOf(targetId: string, field: string, { from, to }: { from: unknown; to: unknown }): string[] {
  const name = groups[targetId] && `${groups[targetId]}.${field}`;
  if (!name) return [];
  const within = namesWithin(name);
  const path = (one: string) => one.slice(name.length + 1).split('.');
  const changed = within.filter((one) => valueAt(from, path(one)) !== valueAt(to, path(one)));
  return [name, ...(changed.length > 0 ? changed : within)].flatMap((one) => {
    const label = wordsOf(one)?.label;
    return label ? [`“${label}”`] : [];
  });
}

/** The fields that an entry says were changed: `tax rate and currency`; `and 2 more` where there are many. */
function changedFields({ details, targetId }: Said): string {
  const fields = Object.entries(details).flatMap(([field, change]) => {
    if (!isChange(change)) return [];
    const labels = labelsOf(targetId, field, change);
    return labels.length > 0 ? labels : [words(field)];
  });
  const [first = 'something', second, ...rest] = fields;
  if (rest.length > 0) return `${first}, ${second} and ${rest.length} more`;
  return second ? `${first} and ${second}` : first;
}

const to = (key: string, details: Said['details']): unknown => {
  const change = details[key];
  return isChange(change) ? change.to : undefined;
};

const because = ({ details: { why } }: Said) => (typeof why === 'string' && why !== '' ? `: “${why}”` : '');

function howLong({ details: { permanent, until } }: Said): string {
  if (permanent === true) return ' permanently';
  return typeof until === 'number' ? ` until ${formatTime(until)}` : '';
}

/** What was done, after the name of whoever did it. */
const deeds: Record<AuditAction, (entry: Said) => string> = {
  'access.role': ({ targetName, details }) => `made ${targetName} ${String(details.to ?? 'something else')}`,
  'access.ban': (entry) => `banned ${entry.targetName}${howLong(entry)}${because(entry)}`,
  'access.suspend': (entry) => `suspended ${entry.targetName}${howLong(entry)}${because(entry)}`,
  'access.lift': ({ targetName }) => `ended the restriction on ${targetName}`,
  'access.denied': ({ targetName, details: { attempts } }) =>
    `tried to open ${targetName}${typeof attempts === 'number' && attempts > 1 ? `, the last of ${attempts} attempts within an hour` : ''}`,
  'approval.asked': ({ targetName }) => `asked the owner to confirm: ${targetName}`,
  'approval.approved': ({ targetName }) => `confirmed: ${targetName}`,
  'approval.declined': ({ targetName }) => `declined: ${targetName}`,
  'appeal.accepted': ({ targetName }) => `accepted the appeal of ${targetName}`,
  'appeal.rejected': ({ targetName }) => `rejected the appeal of ${targetName}`,
  'appeal.over': ({ targetName }) => `closed the appeal of ${targetName}`,
  'maintenance.enabled': () => 'turned maintenance mode on',
  'maintenance.disabled': () => 'turned maintenance mode off',
  'maintenance.changed': () => 'changed the maintenance message',
  'settings.changed': (entry) => `changed ${changedFields(entry)} in the settings`,
  'order.completed': ({ targetId }) => `completed order ${targetId}`,
  'order.retried': ({ targetId }) => `set order ${targetId} to pending again`,
  'order.links-sent': ({ targetId }) => `sent the download links of order ${targetId}`,
  'order.refunded': ({ targetId, details }) =>
    `refunded ${typeof details.amountCents === 'number' ? `${amountIn(details, details.amountCents)} of ` : ''}order ${targetId}`,
  'order.given': (entry) =>
    `gave ${typeof entry.details.templates === 'string' ? entry.details.templates : 'templates'} to ${entry.targetName}${because(entry)}`,
  'coupons.generated': ({ targetName }) => `generated coupon codes${targetName && `: ${targetName}`}`,
  'coupon.added': ({ targetName }) => `added coupon ${targetName}`,
  'coupon.changed': (entry) => `changed ${changedFields(entry)} of coupon ${entry.targetName}`,
  'coupon.deleted': ({ targetName }) => `deleted coupon ${targetName}`,
  'plan.added': ({ targetName }) => `added the plan ${targetName}`,
  'plan.changed': (entry) => `changed ${changedFields(entry)} of the plan ${entry.targetName}`,
  'plan.deleted': ({ targetName }) => `deleted the plan ${targetName}`,
  'subscription.given': (entry) =>
    `gave ${entry.targetName} ${typeof entry.details.to === 'string' ? `the plan ${entry.details.to}` : 'a plan'}${howLong(entry)}${because(entry)}`,
  'subscription.changed': (entry) =>
    `changed the next plan of ${entry.targetName} to ${String(entry.details.to ?? 'another')}${because(entry)}`,
  'subscription.canceled': (entry) => `canceled the plan of ${entry.targetName}${because(entry)}`,
  'subscription.resumed': (entry) => `resumed the plan of ${entry.targetName}${because(entry)}`,
  'subscription.refunded': ({ targetName, details }) =>
    `refunded ${typeof details.amountCents === 'number' ? amountIn(details, details.amountCents) : 'a payment'} of the plan of ${targetName}`,
  'books.booked': (entry) => `booked ${entry.targetId}, which the payment provider had`,
  'subscription.ended': (entry) => `ended the plan of ${entry.targetName}${because(entry)}`,
  'faq.added': ({ targetName }) => `added the question “${targetName}”`,
  'faq.changed': (entry) => `changed ${changedFields(entry)} of the question “${entry.targetName}”`,
  'text.changed': ({ targetName }) => `changed the text of the page ${targetName}`,
  'faq.deleted': ({ targetName }) => `deleted the question “${targetName}”`,
  'product.added': ({ targetName }) => `added ${targetName}`,
  'product.changed': (entry) => `changed ${changedFields(entry)} of ${entry.targetName}`,
  'product.archived': ({ targetName }) => `archived ${targetName}`,
  'product.deleted': ({ targetName }) => `deleted ${targetName}`,
  'product.moved': ({ targetName }) => `changed the address of ${targetName}`,
  'product.published': ({ targetName, details }) => {
    const version = to('version', details);
    return `published ${version ? `version ${String(version)} of ` : ''}${targetName}`;
  },
  'advisory.added': ({ targetName }) => `published the security advisory “${targetName}”`,
  'advisory.changed': ({ targetName, details }) =>
    `${'withdrawnAt' in details ? 'withdrew' : 'updated'} the security advisory “${targetName}”`,
  'category.added': ({ targetName }) => `added the category ${targetName}`,
  'category.changed': (entry) => `changed ${changedFields(entry)} of the category ${entry.targetName}`,
  'category.deleted': ({ targetName }) => `deleted the category ${targetName}`,
  'user.invited': ({ targetName }) => `invited ${targetName}`,
  'customer.read': ({ targetName }) => `looked up ${targetName}`,
  'token.created': ({ targetName }) => `created the access token “${targetName}”`,
  'token.revoked': ({ targetName }) => `revoked the access token “${targetName}”`,
  'mail.sent': (entry) => `sent an email to ${entry.targetName}${because(entry)}`,
  'mail.resent': ({ targetName }) => `resent an email to ${targetName}`,
  'backup.exported': () => 'exported catalog and settings',
  'backup.imported': () => 'imported catalog and settings',
};

/** An entry without an actor was written by the store itself, or past the rules. */
export const nameOf = ({ byId, byName, byRole }: Said): string =>
  byId === '' && byRole === '' ? 'The store' : byName || 'Someone';

/** An entry as one says it: `Ada refunded $12.00 of order ORD-1`. */
export function sentenceOf(entry: Said): string {
  const deed = deeds[entry.action];
  return `${nameOf(entry)} ${deed ? deed(entry) : `did something: ${entry.action}`}`;
}
