import { isDeepStrictEqual } from 'node:util';
import type { ImportDocument } from '@tempera/domain/operations/read-backup';
import { noConditions } from '@tempera/domain/orders/coupon';
import { may, type Role } from '@tempera/domain/people/roles';
import { mailServerFields, mergePrivateSettings } from '@tempera/domain/settings/private-settings';
import { mergeSettings, unmarked } from '@tempera/domain/settings/settings';
import type { DocumentData } from '../platform/admin.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';

export type ImportAction = 'created' | 'changed' | 'unchanged';

interface ImportTarget {
  action: ImportAction;
  /** The document as it shall be. */
  data: DocumentData;
}

/** Whose file it is, this store's or any, and the role of who imports it. */
export interface ImportRights {
  signed: boolean;
  byRole: Role;
  /** Money was booked here: the store's currency stays, as by its rules. */
  isBooked: boolean;
}

export interface PlannedWrite extends ImportTarget {
  path: string;
}

const timeOf = (value: unknown) => fromMillis(Date.parse((value as { $time: string }).$time));

const timeOrNull = (value: unknown) => (value === null ? null : timeOf(value));

/** What a coupon may lack. One that lacks it in the backup lacks it from then on, or it would be for fewer than it was. */
const lackable = Object.keys(noConditions);
const without = (data: DocumentData, keys: readonly string[]): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));

/** What of a product's document an admin writes; figures, version, address, dates and what goes with it are the functions'. */
function productFields({ data }: ImportDocument) {
  const { rating, reviewCount, downloads, version, address, alsoBought, dateAdded, updatedAt, ...own } = data;
  return own;
}

/** A backup holds no archives: what has none here, or no picture, goes on sale by nobody's import. */
const statusFor = ({ status, image }: DocumentData, before: DocumentData) =>
  status === 'active' && !(before.version && image) ? 'draft' : status;

const noFigures = { rating: 0, reviewCount: 0, downloads: 0, version: '' };

/** The fields that count when an imported document is compared, and the whole document that it makes. */
function fieldsFor(
  document: ImportDocument,
  before: DocumentData | undefined,
  { signed, byRole, isBooked }: ImportRights,
) {
  const [collection] = document.path.split('/');
  if (collection === 'products') {
    const fields = productFields(document);
    // A template that is not there yet comes as a draft, until its archive is uploaded.
    if (!before)
      return { own: { ...fields, status: 'draft' }, more: { ...noFigures, dateAdded: serverTime() } };
    const own = { ...fields, status: statusFor(fields, before) };
    return {
      own: signed ? own : { ...own, priceCents: before.priceCents, currency: before.currency },
      more: {},
    };
  }
  if (collection === 'coupons') {
    const { usedCount, createdDate, startDate, expiryDate, ...own } = document.data;
    const fresh = before ? {} : { usedCount: 0, createdDate: serverTime() };
    const times = {
      ...(startDate !== undefined && { startDate: timeOrNull(startDate) }),
      expiryDate: timeOrNull(expiryDate),
    };
    return { own: { ...own, ...times }, more: fresh };
  }
  if (document.path === 'settings/private' && !may(byRole, 'chooseMailServer')) {
    const known = mergePrivateSettings(before).settings;
    const server = Object.fromEntries(mailServerFields.map((field) => [field, known[field]]));
    return { own: { ...document.data, ...server }, more: {} };
  }
  if (document.path === 'settings/site') {
    const { currency, taxRate, tax } = mergeSettings(before).settings;
    const kept = { ...(!signed && { taxRate, tax }), ...((!signed || isBooked) && { currency }) };
    return { own: { ...document.data, ...kept }, more: {} };
  }
  return { own: document.data, more: {} };
}

const comparable = (value: unknown): unknown => toMillis(value) ?? value;

/** What an import makes of one document, given what is there. Safe to repeat. */
export function targetOf(
  document: ImportDocument,
  before: DocumentData | undefined,
  rights: ImportRights,
): ImportTarget {
  const { own, more } = fieldsFor(document, before, rights);
  const isProduct = document.path.startsWith('products/');
  const isCoupon = document.path.startsWith('coupons/');
  const kept = isProduct || isCoupon ? before : undefined;
  const gone = isCoupon ? lackable.filter((key) => !(key in own)) : [];
  const known = kept
    ? [...Object.keys(own), ...gone]
    : [...new Set([...Object.keys(own), ...Object.keys(unmarked(before ?? {}))])];
  const same =
    before !== undefined &&
    known.every((key) => isDeepStrictEqual(comparable((own as DocumentData)[key]), comparable(before[key])));
  const data = {
    ...without(kept ?? {}, gone),
    ...own,
    ...more,
    ...(isProduct ? { updatedAt: serverTime() } : {}),
  };
  return { action: same ? 'unchanged' : before ? 'changed' : 'created', data };
}
