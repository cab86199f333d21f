import type { AuditAction } from '@tempera/domain/operations/audit';
import { noConditions } from '@tempera/domain/orders/coupon';
import type { DocumentData } from '../platform/admin.ts';
import { recordOnce } from './audit.store.ts';
import { changesOf, nameAndRoleOf } from './changes.ts';
import { type MarkedWrite, signedBy } from './marks.store.ts';

/** What admins sell and give away, and what they answer. */
export type Kind = 'product' | 'category' | 'coupon' | 'plan' | 'faq' | 'advisory';

/** What functions keep, and what says nothing that the entry does not. */
const unsaid: Record<Kind, readonly string[]> = {
  product: [
    'rating',
    'reviewCount',
    'downloads',
    'version',
    'dateAdded',
    'updatedAt',
    'address',
    'alsoBought',
    'terms',
  ],
  category: [],
  coupon: ['usedCount', 'createdDate'],
  plan: [],
  faq: [],
  advisory: [],
};

/** An older coupon that is saved anew says what it meant before. */
const meant = ({ kind }: Pick<Edit, 'kind'>, data: DocumentData): DocumentData =>
  kind === 'coupon' ? { ...noConditions, ...data } : data;

/** Where each kind stands. */
const collectionOf = {
  product: 'products',
  category: 'categories',
  coupon: 'coupons',
  plan: 'plans',
  faq: 'faqs',
  advisory: 'advisories',
} as const satisfies Record<Kind, string>;

interface Edit extends MarkedWrite {
  eventId: string;
  kind: Kind;
  id: string;
}

function actionOf({ kind, before, after }: Edit): AuditAction | null {
  if (before && after) return `${kind}.changed`;
  if (after) return `${kind}.added`;
  // The functions that delete products, with their advisories, and categories write that down themselves.
  return kind === 'product' || kind === 'category' || kind === 'advisory' ? null : `${kind}.deleted`;
}

/** Functions write their own entries: what they archive, expire or make by the dozen is theirs to tell. */
const isFunctions = ({ before, after }: Edit, changes: object): boolean =>
  !before ||
  Boolean(before.deleting || after?.deleting) ||
  (Object.keys(changes).join() === 'status' && ['archived', 'expired'].includes(after?.status));

/**
 * Admins write products, categories, coupons, plans and questions themselves, under rules; what they changed, with the value
 * before and after, is written down from here, and by whom where a mark says it. An event that comes twice has the same id.
 */
export const auditCatalogue = (edit: Edit): Promise<void> =>
  signedBy(`${collectionOf[edit.kind]}/${edit.id}`, edit, (byId) => record(edit, byId));

async function record(edit: Edit, byId: string): Promise<void> {
  const { eventId, kind, id, before, after } = edit;
  const action = actionOf(edit);
  if (!action) return;
  const changes = before && after ? changesOf(meant(edit, before), meant(edit, after), unsaid[kind]) : {};
  if (before && after && Object.keys(changes).length === 0) return;
  if (byId === '' && isFunctions(edit, changes)) return;
  const { title, name, question } = after ?? before ?? {};
  await recordOnce(`${kind}-${eventId}`, {
    action,
    byId,
    ...(await nameAndRoleOf(byId)),
    targetId: id,
    targetName: String(title ?? name ?? question ?? id),
    details: changes,
  });
}
