import type { Product, ProductDraft, ProductVersion } from '@tempera/domain/catalogue/product';
import type {
  ChangeAddressOutput,
  DeleteProductOutput,
  UploadProductImageOutput,
} from '@tempera/domain/catalogue/product-calls';
import { changedFields, type ProductText, productTextOf } from '@tempera/domain/catalogue/product-form';
import { limit, orderBy, type QueryConstraint, where } from 'firebase/firestore';
import { behind, useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { countDocuments, readDoc, readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { useFound } from '../../../firebase/live/use-found.ts';
import { call } from '../../../firebase/write/call.ts';
import { signedUpdate, signedWriteIf } from '../../../firebase/write/signed.ts';
import { serverNow } from '../../../firebase/write/write.ts';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';

/** `products/{slug}` as the table shows it; its id is the slug. */
export type ListedProduct = Omit<Product, 'slug' | 'priceCents'> & {
  id: string;
  /** Null while a draft has none. */
  priceCents: number | null;
};
export type ProductStatus = ProductDraft['status'];

export const productStatuses = ['active', 'draft', 'archived'] as const satisfies ProductStatus[];

/** Products on one page; one more is read, to know whether there are more. */
export const productsPerPage = 25;

/** In the place of a status: what nothing was uploaded for yet, and so can't be sold. They are listed by date alone. */
export const noArchive = 'no-archive';

/** What meets the filters. */
const productsThat = ({ status, category }: Query['filters']): QueryConstraint[] => [
  ...(status === noArchive
    ? [where('status', 'in', ['active', 'draft']), where('version', '==', '')]
    : [where('status', 'in', status ? [status] : productStatuses)]),
  ...(category ? [where('category', '==', category)] : []),
];

/** Without a filter no product is left out: among 100,000 the emulator finds the first of them in a fifth of the time. */
const productsListed = (filters: Query['filters']): QueryConstraint[] =>
  filters.status || filters.category ? productsThat(filters) : [];

/** A page of the table, live. `last` is the last product on the page before. */
export const useProductPage = ({ filters, sort }: Query, last: ListedProduct | null): Live<ListedProduct[]> =>
  useList(
    'products',
    ...productsListed(filters),
    orderBy(sort.by === 'price' ? 'priceCents' : sort.by, sort.direction),
    ...behind(last),
    limit(productsPerPage + 1),
  );

/** Products whose title, address or tags have all that is typed, within the filters, the newest first. */
export const useProductsFound = ({ text, filters }: Query): Found<ListedProduct> =>
  useFound<ListedProduct>(
    'products',
    text,
    productsPerPage,
    ...productsThat(filters),
    orderBy('dateAdded', 'desc'),
  );

/** One of them, asked for once; null when it is gone. @throws FirebaseError */
export const readListedProduct = (slug: string) => readItem<ListedProduct>(`products/${slug}`);

/** How many products there are in each state, and so in all. A count reads an index, one document's worth for each thousand. */
export async function readProductFigures(): Promise<Record<'total' | ProductStatus, number>> {
  const [active, draft, archived] = await Promise.all(
    productStatuses.map((status) => countDocuments('products', where('status', '==', status))),
  );
  const counts = { active: active ?? 0, draft: draft ?? 0, archived: archived ?? 0 };
  return { ...counts, total: counts.active + counts.draft + counts.archived };
}

/** A product as it stands, read once; null when there is none. @throws FirebaseError */
export async function readProduct(slug: string): Promise<ListedProduct | null> {
  const found = await readDoc(`products/${slug}`);
  return found && ({ ...found, id: slug } as unknown as ListedProduct);
}

/** A product live; null until it is there, and once it is gone. */
export const useProductNow = (slug: string): ListedProduct | null =>
  useDoc<ListedProduct>(`products/${slug}`).data;

const latest = 3;

/** The newest versions of a product; the id is the version. */
export const useLatestVersions = (slug: string): Live<(ProductVersion & { id: string })[]> =>
  useList(`products/${slug}/versions`, orderBy('releasedAt', 'desc'), limit(latest));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const setStatus = (slug: string, status: ProductStatus): Promise<void> =>
  signedUpdate(`products/${slug}`, { status, updatedAt: serverNow });

/** Figures that begin at nothing; from then on functions keep them. */
const fresh = { rating: 0, reviewCount: 0, downloads: 0, version: '' };

/**
 * Adds a product, as a draft. @returns false when its address is taken
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export async function addProduct(
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
  return signedWriteIf(`products/${slug}`, (now) => (now ? null : product));
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
  const fields = { ...text, updatedAt: serverNow };
  await signedWriteIf(`products/${slug}`, (now) => {
    if (!now) {
      outcome = { kind: 'gone' };
      return null;
    }
    const theirs = productTextOf(now as unknown as ProductText);
    outcome = changedFields(base, theirs).length > 0 ? { kind: 'overtaken', theirs } : { kind: 'saved' };
    return outcome.kind === 'saved' ? fields : null;
  });
  return outcome;
}

/** @throws CallError `product-not-found` and what else the function refuses with */
export const deleteProduct = (slug: string) =>
  call<{ slug: string }, DeleteProductOutput>('deleteProduct', { slug });

/** @throws CallError `address-taken` and what else the function refuses with */
export const changeAddress = (slug: string, address: string) =>
  call<{ slug: string; address: string }, ChangeAddressOutput>('changeAddress', { slug, address });

/** @throws CallError `image-invalid` and what else the function refuses with */
export const uploadProductImage = (dataBase64: string) =>
  call<{ dataBase64: string }, UploadProductImageOutput>('uploadProductImage', { dataBase64 });
