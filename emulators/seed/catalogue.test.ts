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
import { faqs } from './faqs.ts';
import { plans } from './plans.ts';
import { reviews } from './reviews.ts';
import { listTemplateFiles, readExcerpt, templateFolder } from './samples.ts';
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
    });
  });

  it('invents no ratings and no downloads', () => {
    const figures = products.map(({ slug, rating, downloads }) => [slug, rating, downloads]);
    expect(figures.filter(([, rating, downloads]) => rating !== 0 || downloads !== 0)).toEqual([
      ['astroaccess', 4.8, 734],
      ['neogate', 5, 1837],
    ]);
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
    const { text } = await readExcerpt(seed);
    const lines = text.split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(130);
  });

  it('asks nobody else for anything and runs in a sandbox', async () => {
    const site = (await listTemplateFiles(slug)).filter((path) =>
      /^(?!tools\/).*\.(html|css|js|svg)$/.test(path),
    );
    for (const path of site) {
      const source = await readFile(`${templateFolder(slug)}/${path}`, 'utf8');
      const addresses = source.match(/(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}[^\s"'`)]*/g) ?? [];
      expect(
        addresses.filter((address) => !/^https?:\/\/(www\.w3\.org|[\w.]*example\.com)\b/.test(address)),
        path,
      ).toEqual([]);
      // An opaque origin gets no module script: those are fetched with CORS.
      expect(source, path).not.toContain('type="module"');
    }
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
