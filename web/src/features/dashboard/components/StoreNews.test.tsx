import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { asOrder } from '@tempera/domain/orders/read-order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoreNews } from './RecentOrders.tsx';

const order = (id: string, date: number) =>
  asOrder({ id, status: 'completed', customer: { name: id }, lines: [{ slug: 'ink', name: 'Ink' }], date });
const row = (slug: string) => ({ slug, title: slug, dateAdded: 1, updatedAt: 1 }) as CatalogueRow;

it('says how many orders it shows, as one may be left out that is newer than a product', () => {
  const orders = ['Dee', 'Cyd', 'Bo', 'Ada'].map((name, index) => order(name, 90 - index));
  const markup = renderToStaticMarkup(<StoreNews orders={orders} rows={[row('Blog'), row('Neo')]} />);
  expect(markup).toContain('The latest 3 orders and 2 products.');
  expect(markup).toContain('Bo bought Ink');
  expect(markup).not.toContain('Ada bought Ink');
  expect(markup).toContain('Blog was added');
});

it('says that nothing has happened yet', () => {
  expect(renderToStaticMarkup(<StoreNews orders={[]} rows={[]} />)).toContain('No activity yet.');
});
