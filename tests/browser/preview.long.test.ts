import { it } from 'vitest';
import { products } from '../../emulators/seed/catalogue.ts';
import { useBrowser } from './kit/browser.ts';
import { runDemo, seeDescribed } from './kit/preview-page.ts';

useBrowser();

it.each(products)('$title is described whole, and runs its demo in a sandbox', async (product) => {
  const page = await seeDescribed(product);
  await runDemo(page, product.title);
});
