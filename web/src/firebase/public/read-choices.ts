import { readDoc } from '../live/read.ts';
import { publicPaths, toRows, toSummary } from './public-docs.ts';

/** What can be chosen, by its title. */
export interface Choice {
  slug: string;
  title: string;
}

const byTitle = (one: Choice, other: Choice) => one.title.localeCompare(other.title, 'en');

/** All that is for sale, by title. @throws FirebaseError */
export async function readProductChoices(): Promise<Choice[]> {
  const rows = await toRows(await readDoc(publicPaths.rows));
  return rows.map(({ slug, title }) => ({ slug, title })).sort(byTitle);
}

/** All that is for sale, and its categories, by title. @throws FirebaseError */
export async function readChoices(): Promise<{ products: Choice[]; categories: Choice[] }> {
  const [products, summary] = await Promise.all([readProductChoices(), readDoc(publicPaths.summary)]);
  const categories = toSummary(summary).categories.map(({ slug, name }) => ({ slug, title: name }));
  return { products, categories: categories.sort(byTitle) };
}
