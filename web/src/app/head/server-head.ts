import type { Faq, Product } from '@tempera/domain/catalogue/product';
import { markdownAddress } from '@tempera/domain/site/markdown-address';
import { paths } from '@tempera/domain/site/paths';
import { storeOriginOf } from '@tempera/domain/site/store-origin';
import { publicPaths, toProduct, toSettings, toSummary } from '../../firebase/public/public-docs.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { hasTwin } from '../markdown/has-twin.ts';
import { dataElement, tag } from './markup.ts';
import {
  breadcrumbs,
  faqPage,
  nameOfCategory,
  organization,
  productData,
  type Thing,
  type ToAddress,
  website,
} from './structured-data.ts';

/** What is known of a page when its markup is made. */
export interface ServerPage {
  status: number;
  /** The pattern of its route (`product/:category/:slug/preview`, empty for the home page), and the path itself. */
  pattern: string;
  pathname: string;
  slug: string | undefined;
  /** What its loader answered. */
  loaded: unknown;
  /** The public documents it was made of. */
  docs: Record<string, PlainData | null>;
  /** What its components said, as plain text. */
  title: string;
  description: string;
  /** Whether its components keep search engines away. */
  noIndex: boolean;
}

/** The picture of pages without one of their own. */
const sharePicture = '/images/share.jpg';

/**
 * What only those need who come without JavaScript: the canonical address, the page's Markdown twin, Open Graph, Twitter's card and structured
 * data. It stands outside of React's tree, so that browsers neither load its code nor hydrate it.
 * @param fallbackOrigin where the store is when its settings don't say
 */
export function serverHead(page: ServerPage, fallbackOrigin: string): string {
  const { docs, status, title, description, noIndex } = page;
  const settings = toSettings(docs[publicPaths.settings] ?? null);
  const origin = storeOriginOf(settings.siteUrl, fallbackOrigin);
  const at: ToAddress = (path) => (path.startsWith('/') ? origin + path : path);
  const product = page.slug ? toProduct(page.slug, docs[publicPaths.product(page.slug)] ?? null) : null;
  const described = {
    'og:site_name': settings.siteName,
    'og:title': title,
    ...(description && { 'og:description': description }),
  };
  if (status !== 200 || noIndex) return properties(described);
  const here = canonicalPath(page, product);
  const address = at(here);
  const image = at(product?.image || sharePicture);
  return [
    tag('link', { rel: 'canonical', href: address }),
    hasTwin(page.pattern)
      ? tag('link', { rel: 'alternate', type: 'text/markdown', href: at(markdownAddress(here)) })
      : '',
    properties({
      ...described,
      'og:type': product ? 'product' : 'website',
      'og:url': address,
      'og:image': image,
      ...(product && {
        'product:price:amount': (product.priceCents / 100).toFixed(2),
        'product:price:currency': product.currency,
      }),
    }),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    dataElement({ '@context': 'https://schema.org', '@graph': thingsOf(page, product, here, at) }),
  ].join('');
}

const properties = (all: Record<string, string>): string =>
  Object.entries(all)
    .map(([property, content]) => tag('meta', { property, content }))
    .join('');

/** One address for each page, whatever letters, slash and parameters it was asked with. */
function canonicalPath({ pattern, pathname }: ServerPage, product: Product | null): string {
  if (product) return paths.preview(product.category, product.address ?? product.slug);
  return pattern.includes(':') ? pathname.replace(/\/+$/, '') : `/${pattern}`;
}

function thingsOf(page: ServerPage, product: Product | null, here: string, at: ToAddress): Thing[] {
  const { docs, pattern, loaded, title } = page;
  const settings = toSettings(docs[publicPaths.settings] ?? null);
  if (pattern === '') return [organization(settings, at), website(settings, at)];
  const home: [string, string] = [settings.siteName, paths.home];
  if (product) {
    const category = nameOfCategory(toSummary(docs[publicPaths.summary] ?? null), product.category);
    const trail: [string, string][] = [
      home,
      ['Templates', paths.templates],
      [category, paths.category(product.category)],
      [product.title, here],
    ];
    return [productData(product, category, settings.siteName, at), breadcrumbs(trail, at)];
  }
  const name = title.replace(` · ${settings.siteName}`, '');
  const faqs = faqsOf(loaded);
  return [breadcrumbs([home, [name, here]], at), ...(faqs.length > 0 ? [faqPage(faqs)] : [])];
}

/** Pages with questions and answers load them as `faqs`. */
function faqsOf(loaded: unknown): Faq[] {
  const faqs = typeof loaded === 'object' && loaded !== null && 'faqs' in loaded ? loaded.faqs : [];
  return Array.isArray(faqs) ? faqs : [];
}
