import { readDoc } from '../../../firebase/live/read.ts';
import { publicPaths, toRows, toSummary } from '../../../firebase/public/public-docs.ts';
import type { Choice } from '../../../ui/form/FormChoices.tsx';

/** What a coupon can be limited to. */
export interface Scope {
  products: Choice[];
  categories: Choice[];
}

const byTitle = (one: Choice, other: Choice) => one.title.localeCompare(other.title, 'en');

/** All that is for sale, and its categories, by title. @throws FirebaseError */
export async function readScope(): Promise<Scope> {
  const [packed, summary] = await Promise.all([readDoc(publicPaths.rows), readDoc(publicPaths.summary)]);
  const products = (await toRows(packed)).map(({ slug, title }) => ({ slug, title }));
  const categories = toSummary(summary).categories.map(({ slug, name }) => ({ slug, title: name }));
  return { products: products.sort(byTitle), categories: categories.sort(byTitle) };
}
