import type { ProductDraft } from '@tempera/domain/catalogue/product';
import { serverNow } from '../../../firebase/write/write.ts';
import { writeIf } from '../../../firebase/write/write-if.ts';
import { changedFields } from '../changed-fields.ts';
import { type ProductText, textOf } from '../product-values.ts';

/** Figures that begin at nothing; from then on functions keep them. */
const fresh = { rating: 0, reviewCount: 0, downloads: 0, version: '' };

/**
 * Adds a product, as a draft. @returns false when its address is taken
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export function addProduct(
  slug: string,
  text: ProductText,
  currency: ProductDraft['currency'],
): Promise<boolean> {
  const product = {
    ...text,
    currency,
    status: 'draft',
    ...fresh,
    dateAdded: serverNow,
    updatedAt: serverNow,
  };
  return writeIf(`products/${slug}`, (now) => (now ? null : product));
}

/** What became of a save: somebody may have changed the same product, or deleted it, since it was opened. */
export type SaveOutcome = { kind: 'saved' } | { kind: 'gone' } | { kind: 'overtaken'; theirs: ProductText };

/**
 * Writes a product over the state that it was opened in, and over no other: what somebody else has saved since is told,
 * and nothing is written.
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export async function saveProduct(slug: string, base: ProductText, text: ProductText): Promise<SaveOutcome> {
  let outcome: SaveOutcome = { kind: 'saved' };
  await writeIf(`products/${slug}`, (now) => {
    if (!now) {
      outcome = { kind: 'gone' };
      return null;
    }
    const theirs = textOf(now as unknown as ProductText);
    outcome = changedFields(base, theirs).length > 0 ? { kind: 'overtaken', theirs } : { kind: 'saved' };
    return outcome.kind === 'saved' ? { ...text, updatedAt: serverNow } : null;
  });
  return outcome;
}
