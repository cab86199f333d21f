import { describe, expect, it } from 'vitest';
import { escapeAttribute, unescapeMarkup } from './markup.ts';
import { type ServerPage, serverHead } from './server-head.ts';

const origin = 'https://fallback.example.com';
const hostile = `</script><!--<script>alert("1")</script>' & "x"`;
const product = {
  title: 'Neo Gate',
  description: 'A gate.',
  category: 'auth',
  image: '/images/products/neogate.webp',
  priceCents: 280,
  currency: 'USD',
  rating: 4.5,
  reviewCount: 2,
};

function pageOf(change: Partial<ServerPage> = {}): ServerPage {
  return {
    status: 200,
    pattern: 'product/:category/:slug/preview',
    pathname: '/product/category=AUTH/neogate/preview/',
    slug: 'neogate',
    loaded: null,
    docs: { 'products/neogate': product },
    title: 'Neo Gate · Tempera',
    description: 'A gate.',
    noIndex: false,
    ...change,
  };
}

/** What the structured data says, by type. */
function dataOf(head: string): Record<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json" data-server>(.*?)<\/script>/.exec(head)?.[1] ?? '{}';
  const graph = JSON.parse(json)['@graph'] as Record<string, unknown>[];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

describe('what the server says of a page', () => {
  it('names one address, one picture and one price', () => {
    const head = serverHead(pageOf(), origin);
    const address = `${origin}/product/category=auth/neogate/preview`;
    expect(head).toContain(`<link rel="canonical" href="${address}" data-server/>`);
    expect(head).toContain(`<meta property="og:url" content="${address}" data-server/>`);
    expect(head).toContain(`<link rel="alternate" type="text/markdown" href="${address}.md" data-server/>`);
    expect(head).toContain(`content="${origin}/images/products/neogate.webp"`);
    expect(dataOf(head).Product).toMatchObject({
      name: 'Neo Gate',
      offers: { price: '2.80', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    });
  });

  it('is where the settings say', () => {
    const site = { siteUrl: 'https://shop.example.com/' };
    const head = serverHead(pageOf({ docs: { 'settings/site': site, 'products/neogate': product } }), origin);
    expect(head).toContain('href="https://shop.example.com/product/');
    expect(head).not.toContain(origin);
  });

  it('claims no rating that nobody gave', () => {
    const docs = { 'products/neogate': { ...product, reviewCount: 0 } };
    expect(dataOf(serverHead(pageOf({ docs }), origin)).Product).not.toHaveProperty('aggregateRating');
  });

  it('lets no text out of its element', () => {
    const docs = {
      'products/neogate': { ...product, title: hostile, description: hostile, image: `/${hostile}` },
      'settings/site': { siteName: hostile.slice(0, 60) },
    };
    const head = serverHead(pageOf({ docs, title: hostile, description: hostile }), origin);
    expect(head).not.toContain('alert("1")');
    expect(head).not.toContain('<!--');
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(head.match(/<\/script/g)).toHaveLength(1);
    expect(dataOf(head).Product).toMatchObject({ name: hostile, description: hostile });
  });

  it.each([
    ['a page that is not there', { status: 404 }],
    ['a page for nobody', { noIndex: true }],
  ])('gives %s no address', (_name, change) => {
    const head = serverHead(pageOf(change), origin);
    expect(head).toContain('og:title');
    expect(head).not.toMatch(/canonical|alternate|og:url|ld\+json/);
  });

  it('offers the search on the home page, and questions where they are', () => {
    const home = serverHead(pageOf({ pattern: '', pathname: '/', slug: undefined }), origin);
    expect(dataOf(home).WebSite).toMatchObject({
      potentialAction: { target: { urlTemplate: `${origin}/?search={search_term_string}` } },
    });
    const faqs = [{ question: 'Why?', answer: 'Because.' }];
    const pricing = serverHead(
      pageOf({ pattern: 'pricing', pathname: '/PRICING', slug: undefined, loaded: { faqs } }),
      origin,
    );
    expect(pricing).toContain(`href="${origin}/pricing"`);
    expect(dataOf(pricing).FAQPage).toMatchObject({ mainEntity: [{ name: 'Why?' }] });
  });
});

it('escaped text comes back as it was', () => {
  expect(unescapeMarkup(escapeAttribute(hostile))).toBe(hostile);
  expect(unescapeMarkup('&amp;lt;')).toBe('&lt;');
});
