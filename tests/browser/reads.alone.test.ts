import { paths } from '@tempera/domain/site/paths';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { expectReads } from './kit/count-reads.ts';
import { settledCatalogue } from './kit/store.ts';

/** Document reads allowed to each page; every one costs money. */
const limits = { home: 3, list: 3, preview: 5 };

useBrowser();
/** Alone: a product that comes or goes meanwhile would be read. */
beforeAll(settledCatalogue);

const products = (page: Page) => page.locator('main a[href^="/product/"]').first().waitFor();

describe('a visitor who opens a page directly reads few documents', () => {
  it('on home', async () => {
    const visit = { path: paths.home, followed: [], ready: products };
    await expectReads(await newPage(), visit, limits.home);
  });

  it('on the list', async () => {
    const visit = { path: paths.templates, followed: [], ready: products };
    await expectReads(await newPage(), visit, limits.list);
  });

  it('on a preview with versions and reviews', async () => {
    const visit = { path: paths.preview('auth', 'astroaccess'), followed: [], ready: products };
    await expectReads(await newPage(), visit, limits.preview);
  });
});
