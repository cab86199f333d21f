import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { readInstalls } from '@tempera/domain/packages/installs';
import { formatUtcDate } from '@tempera/domain/site/dates';
import { formatSize } from '@tempera/domain/site/format-size';
import { formatCount } from '@tempera/domain/site/plain-text';

export const reviewsOf = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

const ratingOf = ({ rating, reviewCount }: Product): string =>
  rating === 0 ? 'No ratings yet' : `${rating.toFixed(1)} of 5, from ${reviewsOf(reviewCount)}`;

/** The ways by which a release comes to who may have it. */
function waysOf(installs: unknown): string {
  const { npm, shadcn } = readInstalls(installs);
  return ['ZIP', 'git', ...(npm ? ['npm'] : []), ...(shadcn ? ['shadcn'] : [])].join(', ');
}

/** What a template is made with, then its figures, as name and value. */
export function factsOf(product: Product, version: ProductVersion | null): [name: string, value: string][] {
  const { technology = '', browsers = '', build = '', license } = product;
  const made: [string, string][] = [
    ['Technology', technology],
    ['Browsers', browsers],
    ['Build', build],
    ['License', license || 'Commercial'],
  ];
  const facts: [string, string][] = [
    ...made.filter(([, value]) => value !== ''),
    ['Rating', ratingOf(product)],
    ['Downloads', formatCount(product.downloads)],
  ];
  if (version) {
    facts.push(['Version', version.version], ['Size', formatSize(version.sizeBytes)]);
    facts.push(['Files', formatCount(version.files.length)], ['Comes as', waysOf(version.installs)]);
  }
  facts.push(['Updated', formatUtcDate(Math.max(product.updatedAt, version?.releasedAt ?? 0))]);
  return facts;
}
