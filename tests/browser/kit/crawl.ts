import type { Page } from 'playwright-core';
import { storeUrl } from './browser.ts';

/** Opens a page and waits until it is whole. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
}

export interface Found {
  href: string | null;
  url: string;
  name: string;
  opensTab: boolean;
  rel: string;
}

export const linksOf = (page: Page): Promise<Found[]> =>
  page.locator('a').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map((link) => ({
      href: link.getAttribute('href'),
      url: link.href,
      name: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim(),
      opensTab: link.target === '_blank',
      rel: link.rel,
    })),
  );

/** Addresses of the store behind which there is something. */
const there = new Set<string>();
async function statusOf(address: string): Promise<number> {
  if (there.has(address)) return 200;
  const { status } = await fetch(address);
  if (status === 200) there.add(address);
  return status;
}

/** What is wrong with a link, if anything is. */
export async function faultOf(page: Page, { href, url, name, opensTab, rel }: Found): Promise<string | null> {
  if (!name) return `${href} has no name`;
  if (!href || href === '#') return `${name} leads nowhere`;
  if (opensTab && !rel.split(' ').includes('noopener')) return `${name} gives its tab a hold on this one`;
  const { protocol, origin, pathname, hash } = new URL(url);
  if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(pathname) ? null : `${name} mails to nobody`;
  if (protocol === 'tel:') return /^\+?\d{5,}$/.test(pathname) ? null : `${name} calls nobody`;
  // The creator's own pages, which the seed only makes up.
  if (origin === 'https://example.com' && opensTab) return null;
  if (origin !== storeUrl) return `${name} leads out of the store, to ${url}`;
  if (href.startsWith('#')) {
    return (await page.locator(hash).count()) === 1 ? null : `${name} has no ${hash}`;
  }
  const status = await statusOf(url.split('#')[0] ?? url);
  return status === 200 ? null : `${name} leads to ${url}, which answers ${status}`;
}
