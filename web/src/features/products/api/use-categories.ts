import type { Category } from '@tempera/domain/catalogue/product';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

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
