import type { Category } from '@tempera/domain/catalogue/product';
import { updateDocument } from '../../../firebase/write/write.ts';
import { writeIf } from '../../../firebase/write/write-if.ts';

type Fields = Omit<Category, 'slug'>;

/**
 * Writes a new category. @returns false when its address is taken
 * @throws CallError without a connection, FirebaseError when the rules refuse
 */
export const createCategory = (slug: string, fields: Fields): Promise<boolean> =>
  writeIf(`categories/${slug}`, (now) => (now ? null : fields));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const updateCategory = (slug: string, fields: Partial<Fields>): Promise<void> =>
  updateDocument(`categories/${slug}`, fields);
