import { productSchema } from '@tempera/domain/catalogue/product';
import { readInstalls } from '@tempera/domain/packages/installs';
import { showProduct } from '../api/show-product.ts';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import type { Agent } from './tool.ts';

/** Files of the newest version that are listed; an archive may have thousands. */
const mostFiles = 500;

const figures = productSchema.pick({ rating: true, reviewCount: true, downloads: true });

/**
 * A template as its page shows it to whoever asks, with its newest version; times in milliseconds.
 * @throws RefusalError `product-not-found`
 */
export async function loadTemplate(slug: string, { caller }: Pick<Agent, 'caller'>) {
  const product = await showProduct(slug, caller);
  const wanted = product.version === '' ? [] : [refs.version(slug, product.version)];
  const [stored, release] = await db().getAll(refs.product(slug), ...wanted);
  const counted = figures.safeParse(stored?.data());
  const { sizeBytes = null, sha256 = null, changelog = '', files = [] } = release?.data() ?? {};
  const listed = files as { path: string; sizeBytes: number }[];
  return {
    ...product,
    technology: product.technology || null,
    license: product.license || 'Commercial',
    ...(counted.success ? counted.data : { rating: 0, reviewCount: 0, downloads: 0 }),
    releasedAt: toMillis(release?.get('releasedAt')),
    changelog: String(changelog),
    sizeBytes: sizeBytes as number | null,
    sha256: sha256 as string | null,
    installs: readInstalls(release?.get('installs')),
    fileCount: listed.length,
    files: listed.slice(0, mostFiles).map(({ path, sizeBytes: size }) => ({ path, sizeBytes: size })),
  };
}

export type Template = Awaited<ReturnType<typeof loadTemplate>>;
