import { emptyProduct, type ProductText, type ProductValues } from '@tempera/domain/catalogue/product-form';
import { keptIn } from '../../ui/external-store.ts';

/** A form as somebody left it: what it was opened with (null for a new product), what was typed, and when (milliseconds). */
export interface KeptForm {
  base: ProductText | null;
  values: ProductValues;
  at: number;
}

/** @param slug of the product; empty for a new one */
const storage = (uid: string, slug: string) => keptIn('local', `tempera.product.${uid}.${slug}`);

const isLike = (value: unknown, model: unknown) =>
  Array.isArray(model)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof model;

/** The values of a form, as far as they are any: an older release may have kept others. */
function toValues(stored: unknown): ProductValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const found = Object.entries(emptyProduct).map(([field, model]) => {
    const value = (stored as Record<string, unknown>)[field];
    return [field, isLike(value, model) ? value : model];
  });
  return Object.fromEntries(found) as ProductValues;
}

/** What was typed into the form of a product and not saved; null for nothing. */
export function readKept(uid: string, slug: string): KeptForm | null {
  const stored = storage(uid, slug).readJson() as Partial<KeptForm> | null;
  const values = toValues(stored?.values);
  if (!values || typeof stored?.at !== 'number') return null;
  if (slug !== '' && (typeof stored.base !== 'object' || stored.base === null)) return null;
  return { base: stored.base ?? null, values, at: stored.at };
}

/** Keeps an open form in this browser, so that a reload or a crash loses nothing; for the person who typed it alone. */
export const keepForm = (uid: string, slug: string, kept: KeptForm): void =>
  storage(uid, slug).write(JSON.stringify(kept));

export const forgetForm = (uid: string, slug: string): void => storage(uid, slug).write(null);
