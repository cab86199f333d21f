import type { Category } from '@tempera/domain/catalogue/product';
import type { DeleteCategoryOutput } from '@tempera/domain/catalogue/product-calls';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import { signedUpdate, signedWriteIf } from '../../../firebase/write/signed.ts';

/** `categories/{slug}`; the id is the slug. */
export type ListedCategory = Omit<Category, 'slug'> & { id: string };

/** So many stand in filters and choices; with a page of products the screen then reads 60 documents at most. */
const filtered = 30;
const managed = 200;

export const useCategories = (): Live<ListedCategory[]> =>
  useList('categories', orderBy('order'), limit(filtered));

/** All of them, to manage. */
export const useAllCategories = (): Live<ListedCategory[]> =>
  useList('categories', orderBy('order'), limit(managed));

type Fields = Omit<Category, 'slug'>;

/**
 * Writes a new category. @returns false when its address is taken
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export const createCategory = (slug: string, fields: Fields): Promise<boolean> =>
  signedWriteIf(`categories/${slug}`, (now) => (now ? null : fields));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const updateCategory = (slug: string, fields: Partial<Fields>): Promise<void> =>
  signedUpdate(`categories/${slug}`, fields);

/** @throws CallError `category-in-use` and what else the function refuses with */
export const deleteCategory = (slug: string) =>
  call<{ slug: string }, DeleteCategoryOutput>('deleteCategory', { slug });
