import type { Product } from '@tempera/domain/catalogue/product';
import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { lazy, Suspense } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { DownloadButton } from '../../features/library/DownloadButton.tsx';
import { useProductAccess } from '../../features/library/GetProductButton.tsx';
import NotFoundPage from '../../features/pages/NotFoundPage.tsx';
import { VersionsPage } from '../../features/versions/VersionsPage.tsx';
import { publicPaths, toProduct } from '../../firebase/public/public-docs.ts';
import { readPublic } from '../../firebase/public/public-store.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { usePublic } from '../../firebase/public/use-public.ts';
import { AdvisoryNotices } from '../../ui/advisories/AdvisoryNotices.tsx';
import { useAdvisories } from '../../ui/advisories/use-advisories.ts';

/** Few come to what is not, or no longer, sold. */
const HiddenProduct = lazy(() => import('../../features/preview/HiddenProduct.tsx'));

export interface VersionsData {
  /** Null where there can be none. */
  slug: string | null;
  /** Null where the public sees none. */
  product: PlainData | null;
}

/** The product; its releases are read by the page. */
export async function loader({ params: { slug } }: LoaderFunctionArgs) {
  if (!isSlug(slug)) return data<VersionsData>({ slug: null, product: null }, { status: 404 });
  const product = await readPublic(publicPaths.product(slug));
  return data<VersionsData>({ slug, product }, { status: product ? 200 : 404 });
}

export function Component() {
  const { slug, product } = useLoaderData<VersionsData>();
  if (slug === null) return <NotFoundPage />;
  if (product) return <PublicVersions key={slug} slug={slug} product={product} />;
  return (
    <Suspense>
      <HiddenProduct key={slug} slug={slug} missing={<NotFoundPage />}>
        {(found) => <Versions product={found} />}
      </HiddenProduct>
    </Suspense>
  );
}

/** Follows the product, so that a new release shows. */
function PublicVersions({ slug, product: initial }: { slug: string; product: PlainData }) {
  const product = toProduct(slug, usePublic(publicPaths.product(slug), initial));
  return product ? <Versions key={product.version} product={product} /> : <NotFoundPage />;
}

function Versions({ product }: { product: Product }) {
  const access = useProductAccess(product);
  const { slug, title } = product;
  const advisories = useAdvisories([slug]);
  return (
    <VersionsPage
      product={product}
      access={access}
      notices={
        access.owned && (
          <AdvisoryNotices advisories={advisories} version={access.downloaded ?? product.version} />
        )
      }
      advisories={advisories}
      download={(version, isMain) => (
        <DownloadButton
          slug={slug}
          version={version}
          title={`${title} ${version}`}
          variant={isMain ? 'contained' : 'outlined'}
        />
      )}
    />
  );
}
