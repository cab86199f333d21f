import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';

export const cartButton = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('button', { name });
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

export async function add(page: Page, category: string, slug: string, title: string): Promise<void> {
  await page.goto(paths.preview(category, slug));
  await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
  await page.getByRole('button', { name: `View cart: ${title}` }).waitFor();
}
