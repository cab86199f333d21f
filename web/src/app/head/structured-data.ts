import type { CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import type { Product } from '@tempera/domain/catalogue/product';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';

/** An object of schema.org's vocabulary. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Turns a path of the store into a whole address; other addresses stay. */
export type ToAddress = (path: string) => string;

/** Who sells, with the ways to reach them that are set. */
export function organization(settings: SiteSettings, at: ToAddress): Thing {
  const { siteName, siteDescription, logo, supportEmail, supportPhone } = settings;
  return {
    '@type': 'Organization',
    name: siteName,
    url: at(paths.home),
    logo: at(logo || '/icon.svg'),
    ...(siteDescription && { description: siteDescription }),
    ...(supportEmail && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email: supportEmail,
        ...(supportPhone && { telephone: supportPhone }),
      },
    }),
  };
}

/** The store and its search, which `/?search=` answers. */
export function website(settings: SiteSettings, at: ToAddress): Thing {
  return {
    '@type': 'WebSite',
    name: settings.siteName,
    url: at(paths.home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${at(paths.home)}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A template for sale. Nobody's rating is left out: an empty one would be a lie (and is refused). */
export function productData(product: Product, categoryName: string, siteName: string, at: ToAddress): Thing {
  const { slug, title, description, category, image, priceCents, currency, rating, reviewCount } = product;
  const { address = slug } = product;
  return {
    '@type': 'Product',
    name: title,
    description,
    sku: slug,
    category: categoryName,
    brand: { '@type': 'Brand', name: siteName },
    ...(image && { image: [at(image)] }),
    offers: {
      '@type': 'Offer',
      url: at(paths.preview(category, address)),
      price: (priceCents / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
    },
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 },
    }),
  };
}

/** The way to a page, itself last. */
export function breadcrumbs(trail: readonly [name: string, path: string][], at: ToAddress): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}

export function faqPage(faqs: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export const nameOfCategory = ({ categories }: CatalogueSummary, slug: string): string =>
  categories.find((category) => category.slug === slug)?.name ?? slug;
