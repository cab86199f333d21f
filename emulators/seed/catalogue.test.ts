import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { categorySchema, faqSchema, planSchema, productSchema } from '@tempera/domain/catalogue/product';
import { reviewLimits, summarizeReviews } from '@tempera/domain/catalogue/review';
import { toSlug } from '@tempera/domain/catalogue/slug';
import { couponSchema } from '@tempera/domain/orders/coupon';
import { describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { categories } from './categories.ts';
import { coupons } from './coupons.ts';
import { cutExcerpt } from './excerpt.ts';
import { faqs } from './faqs.ts';
import { plans } from './plans.ts';
import { readRelease } from './read-release.ts';
import { earlierReleases, versionsOf } from './releases.ts';
import { reviews } from './reviews.ts';
import { listTemplateFiles, templateFolder } from './samples.ts';
import { orders } from './seed-orders.ts';
import { toProduct } from './seed-products.ts';
import { reviewsOf } from './seed-reviews.ts';

const publicFolder = fileURLToPath(new URL('../../web/public', import.meta.url));

function figuresOf(slug: string) {
  const { rating, reviewCount } = summarizeReviews(reviewsOf(slug));
  return { rating, reviewCount };
}

describe('the catalogue', () => {
  it('has the known prices', () => {
    expect(Object.fromEntries(products.map(({ title, priceCents }) => [title, priceCents]))).toEqual({
      AstroAccess: 280,
      'Neo Gate': 0,
      Portfolio: 3900,
      Blog: 5900,
      'SaaS Landing': 2900,
      'Mobile App Landing': 2500,
      Backroom: 4900,
      'Market Stall': 3500,
    });
  });

  it('has the known figures of two, and invents none for the others', () => {
    const figuresBySlug = Object.fromEntries(
      products.map(({ slug, rating, downloads }) => [slug, [rating, downloads]]),
    );
    expect(figuresBySlug).toMatchObject({ astroaccess: [4.8, 734], neogate: [5, 1837] });
    const bought = (slug: string) => orders.filter((order) => order.slug === slug).length;
    for (const { slug, reviewCount, downloads } of products.filter(({ downloads }) => downloads < 700)) {
      expect(downloads, slug).toBe(reviewCount + bought(slug));
    }
  });

  it('has reviews of most templates, and several releases of half of them', () => {
    expect(products.filter(({ reviewCount }) => reviewCount > 0).length).toBeGreaterThan(products.length / 2);
    const released = products.filter((product) => versionsOf(product).length > 1);
    expect(released.length).toBeGreaterThanOrEqual(products.length / 2);
  });

  it('dates each release after the one before, the first when the product came', () => {
    for (const { slug, dateAdded, updatedAt } of products) {
      const days = [updatedAt, ...(earlierReleases[slug] ?? []).map(({ releasedAt }) => releasedAt)];
      expect(days, slug).toEqual(days.toSorted().toReversed());
      expect(days.at(-1), slug).toBe(dateAdded);
    }
  });

  it('has a review behind every rating, each written after the release', () => {
    for (const { slug, rating, reviewCount, dateAdded } of products) {
      expect({ slug, rating, reviewCount }).toMatchObject({ slug, ...figuresOf(slug) });
      for (const { text, createdAt, updatedAt } of reviewsOf(slug)) {
        expect(text.length).toBeLessThanOrEqual(reviewLimits.text);
        expect(createdAt).toBeGreaterThan(Date.parse(dateAdded));
        expect(updatedAt).toBeGreaterThanOrEqual(createdAt);
      }
    }
    const authors = Object.values(reviews).flatMap((all) => all.map(({ author }) => author));
    expect(new Set(authors).size).toBe(authors.length);
  });

  it('names products in its categories that are really there', () => {
    const titles = categories.flatMap(({ slug, featured }) => featured.map((title) => `${slug}: ${title}`));
    expect(titles.sort()).toEqual(products.map(({ category, title }) => `${category}: ${title}`).sort());
    expect(categories).toHaveLength(8);
  });

  it('fits the schemas that an admin’s writes must fit', () => {
    for (const { slug: _slug, ...category } of categories) categorySchema.parse(category);
    for (const { id: _id, ...plan } of plans) planSchema.parse(plan);
    for (const { id: _id, ...faq } of faqs) faqSchema.parse(faq);
    for (const coupon of coupons) couponSchema.parse({ ...coupon, usedCount: 0, expiryDate: 0 });
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length);
  });
});

describe.each(products)('$title', (seed) => {
  const { slug, title, image, pictures = [] } = seed;

  it('fits the schema, and its slug is its title', () => {
    productSchema.parse(toProduct(seed));
    expect(slug).toBe(toSlug(title));
  });

  it('has its picture in both formats and sizes', async () => {
    const base = image.replace(/\.webp$/, '');
    for (const name of [image, `${base}.avif`, `${base}-640.webp`, `${base}-640.avif`, ...pictures]) {
      await expect(access(`${publicFolder}${name}`), name).resolves.toBeUndefined();
    }
  });

  it('shows a readable piece of its source', async () => {
    const { text } = cutExcerpt(seed, await readRelease(slug));
    const lines = text.split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(130);
  });

  it('links only to files that it has', async () => {
    const paths = await listTemplateFiles(slug);
    const known = new Set(paths);
    for (const page of paths.filter((path) => path.endsWith('.html'))) {
      const source = await readFile(`${templateFolder(slug)}/${page}`, 'utf8');
      for (const [, target = ''] of source.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const { protocol, pathname } = new URL(target, `file:///${page}`);
        if (protocol === 'file:') expect(known.has(pathname.slice(1)), `${page}: ${target}`).toBe(true);
      }
    }
  });
});
