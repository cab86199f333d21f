import { changeMark } from '@tempera/domain/settings/settings';
import { type DocumentData, db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';
import type { Migration } from './migration.ts';

/** Fields that say in a document itself who wrote it, as they did before decision 51. */
function namesIn(path: string, data: DocumentData): string[] {
  const mark: unknown = data[changeMark];
  const inMark = typeof mark === 'object' && mark !== null ? [changeMark] : [];
  const closing = path === 'settings/maintenance' ? ['byId', 'byName'] : [];
  return [...inMark, ...closing.filter((field) => field in data)];
}

const takeOff = (collection: string) => (id: string) =>
  db().runTransaction(async (transaction) => {
    const ref = db().doc(`${collection}/${id}`);
    const data = (await transaction.get(ref)).data();
    const names = data ? namesIn(ref.path, data) : [];
    if (names.length > 0)
      transaction.update(ref, Object.fromEntries(names.map((field) => [field, noField()])));
  });

const collections = {
  settings: refs.settings,
  products: refs.products,
  categories: refs.categories,
  coupons: refs.coupons,
  plans: refs.plans,
  faqs: refs.faqs,
  legalTexts: refs.legalTexts,
  guides: refs.guides,
};

/** Who changed them last goes from the documents that everybody reads; the audit log has it. */
export const takeNamesOff: Migration = {
  id: '0002-take-names-off',
  steps: Object.entries(collections).map(([name, collection]) => ({
    name,
    collection,
    bring: takeOff(name),
  })),
};
