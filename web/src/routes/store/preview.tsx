import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import { isForSale, isUnfilled } from '@tempera/domain/catalogue/for-sale';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { paths } from '@tempera/domain/site/paths';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { data, type LoaderFunctionArgs, replace, useLoaderData, useRevalidator } from 'react-router-dom';
import { VerifyFirst } from '../../features/account/VerifyFirst.tsx';
import { AddToCartButton } from '../../features/cart/AddToCartButton.tsx';
import { GetProductButton, useProductAccess } from '../../features/library/GetProductButton.tsx';
import { PreviewPage } from '../../features/preview/PreviewPage.tsx';
import { Related } from '../../features/preview/Related.tsx';
import { WishButton } from '../../features/wishlist/WishButton.tsx';
import { publicPaths, readSummary, toProduct, toVersion } from '../../firebase/public/public-docs.ts';
import { readBesideListener, readPublic } from '../../firebase/public/public-store.ts';
import type { PlainData } from '../../firebase/public/read-public.ts';
import { usePublic } from '../../firebase/public/use-public.ts';
import { lazyPiece } from '../../ui/connection.ts';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useUnsure } from '../../ui/unsure.ts';

/** Few come to what is not, or no longer, sold. */
const NotFoundPage = lazy(() => import('../../features/pages/NotFoundPage.tsx'));
const HiddenProduct = lazy(() => import('../../features/preview/HiddenProduct.tsx'));
const ArchivedPage = lazy(() => import('../../features/preview/ArchivedPage.tsx'));
/** For who may download. */
const CloneNow = lazyPiece(() => import('../../features/library/CloneNow.tsx'));
/** Rendered by the server, and below what is looked at first. */
const Reviews = lazyPiece(() => import('../../features/reviews/Reviews.tsx'));
/** For those who own it. */
const OwnerNotices = lazyPiece(() => import('../../ui/advisories/OwnerNotices.tsx'));
/** Signed-in customers alone see it, after the page is idle. */
const FreeLeft = lazyPiece(() => import('../../features/plans/FreeLeft.tsx'));

/** What the page is made of. `product` is null where the public sees none; `slug` is null where there can be none. */
export interface PreviewData {
  slug: string | null;
  product: PlainData | null;
  version: PlainData | null;
  /** Where an archived product has left a trace, that. */
  archived: PlainData | null;
  /** The version that `version` describes. */
  versionName: string;
  /** Its newest reviews; null where it has none. */
  reviews: PlainData | null;
  summary: CatalogueSummary;
}

const nothing = {
  product: null,
  archived: null,
  version: null,
  versionName: '',
  reviews: null,
  summary: { rows: [], categories: [], total: 0 },
};

/**
 * Four documents at most at a product's slug, two more at an address that it was given. A product under another category's
 * address, or one that it had before, moves to its own.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const { slug: asked } = params;
  if (!isSlug(asked)) return data<PreviewData>({ slug: null, ...nothing }, { status: 404 });
  const guess = moved.get(asked) ?? asked;
  const [first, summary] = await Promise.all([readPublic(publicPaths.product(guess)), readSummary()]);
  const slug = first ? guess : await slugBehind(asked);
  const raw = slug === guess ? first : await readPublic(publicPaths.product(slug));
  const product = toProduct(slug, raw);
  if (!product) {
    const archived = await readPublic(publicPaths.archived(slug));
    return data<PreviewData>({ slug, ...nothing, summary, archived }, { status: archived ? 410 : 404 });
  }
  const address = product.address ?? slug;
  const own = paths.preview(product.category, address) + new URL(request.url).search;
  if (asked !== address) {
    if (!import.meta.env.SSR) moved.set(address, slug);
    return replace(own, 301);
  }
  if (params.category !== `category=${product.category}`) return replace(own);
  const { version: versionName } = product;
  const [version, reviews] = await Promise.all([
    versionName ? readBeside(publicPaths.version(product.slug, versionName)) : null,
    product.reviewCount > 0 ? readBeside(publicPaths.reviews(product.slug)) : null,
  ]);
  const found = { product: raw, version, versionName, reviews, summary };
  return data<PreviewData>({ ...nothing, slug: product.slug, ...found });
}

/**
 * Products by the addresses that they were sent on to: an address never changes hands, so none is asked about twice. The
 * server knows none, so that what it has read for a page is all that the browser reads for it.
 */
const moved = new Map<string, string>();

/** The product that an address was given to; the address itself where it is none. */
async function slugBehind(address: string): Promise<string> {
  const held = await readBeside(publicPaths.address(address));
  return isSlug(held?.slug) ? held.slug : address;
}

/** Without a connection, a page that knows its product does without what it doesn't know. */
function readBeside(path: string): Promise<PlainData | null> {
  return readPublic(path).catch((error: unknown) => {
    if (import.meta.env.SSR || !(error instanceof TypeError)) throw error;
    return null;
  });
}

export function Component() {
  const loaded = useLoaderData<PreviewData>();
  const { slug, product, archived, summary } = loaded;
  if (slug === null) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  if (product) return <PublicProduct key={slug} {...loaded} slug={slug} />;
  return <Hidden key={slug} slug={slug} archived={archived} summary={summary} />;
}

/** Follows the product; a new version brings its files along. */
function PublicProduct({
  slug,
  product: initial,
  version,
  versionName,
  reviews,
  summary,
}: PreviewData & { slug: string }) {
  const product = toProduct(slug, usePublic(publicPaths.product(slug), initial));
  const { revalidate } = useRevalidator();
  const outdated = product !== null && product.version !== versionName;
  useEffect(() => {
    if (outdated) revalidate();
  }, [outdated, revalidate]);
  if (!product) return <Hidden slug={slug} archived={null} summary={summary} hasGone />;
  return (
    <ProductView
      product={product}
      version={toVersion(versionName, version)}
      reviews={reviews}
      summary={summary}
    />
  );
}

interface HiddenProps {
  slug: string;
  archived: PlainData | null;
  summary: CatalogueSummary;
  /** Whether the product was there when the page opened. */
  hasGone?: boolean;
}

const mostTurns = 5;

/**
 * Follows the trace of a product, which comes a moment after one that was open goes. The emulator may keep that moment from a listener
 * which begins just then, and from all that come after it, as they go on from what the first one was told: so it is read as well.
 */
function useTrace(slug: string, initial: PlainData | null, hasGone: boolean): PlainData | null {
  const path = publicPaths.archived(slug);
  const [turn, setTurn] = useState(0);
  const trace = usePublic(path, initial);
  const waits = hasGone && trace === null && turn < mostTurns;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => readBesideListener(path).then(() => setTurn(turn + 1)), 1_000 * 2 ** turn);
    return () => clearTimeout(timer);
  }, [waits, turn, path]);
  return trace;
}

function Hidden({ slug, archived: initial, summary, hasGone = false }: HiddenProps) {
  const archived = useTrace(slug, initial, hasGone);
  const missing = archived ? (
    <ArchivedPage
      related={<Related to={{ slug, category: String(archived.category) }} summary={summary} />}
    />
  ) : (
    <NotFoundPage />
  );
  return (
    <Suspense>
      <HiddenProduct slug={slug} missing={missing}>
        {(product, version, notice) => (
          <ProductView product={product} version={version} reviews={null} summary={summary} notice={notice} />
        )}
      </HiddenProduct>
    </Suspense>
  );
}

interface ProductViewProps {
  product: Product;
  version: ProductVersion | null;
  reviews: PlainData | null;
  summary: CatalogueSummary;
  notice?: ReactNode;
}

function ProductView({ product, version, reviews, summary, notice }: ProductViewProps) {
  const { enableReviews, enableWishlist } = useSettings();
  const access = useProductAccess(product);
  const unsure = useUnsure(access.known);
  const { slug, title, category, priceCents } = product;
  const sold = isForSale(product);
  const unfilled = isUnfilled(product);
  const left = access.claimant !== null && (
    <Suspense>
      <FreeLeft uid={access.claimant} />
    </Suspense>
  );
  return (
    <PreviewPage
      product={product}
      version={version}
      notice={
        <>
          {unfilled ? <NotYet /> : notice}
          {access.owned && (
            <Suspense>
              <OwnerNotices slug={slug} version={access.downloaded ?? product.version} />
            </Suspense>
          )}
        </>
      }
      categoryName={summary.categories.find((one) => one.slug === category)?.name ?? category}
      reviews={
        enableReviews && (
          <Suspense>
            <Reviews product={product} initial={reviews} owned={access.owned} />
          </Suspense>
        )
      }
      related={<Related to={product} summary={summary} />}
      action={
        !unfilled && (sold || access.downloads) && <GetProductButton product={product} access={access} />
      }
      belowAction={
        <Box sx={{ display: 'grid', gap: 3 }}>
          {access.clones && product.version && (
            <Suspense>
              <CloneNow slug={slug} title={title} installs={version?.installs} />
            </Suspense>
          )}
          {access.downloads && <VerifyFirst waits="You can download as soon as it is confirmed." />}
          {access.owned ? (
            <>
              {access.kept && (
                <Button variant="outlined" color="secondary" fullWidth href={access.kept.href}>
                  {access.kept.label}
                </Button>
              )}
              <Typography variant="body2">You own this template, and all new versions.</Typography>
            </>
          ) : (
            sold &&
            (priceCents > 0
              ? !access.downloads && (
                  <Box sx={unsure.rest}>
                    <AddToCartButton slug={slug} title={title} />
                  </Box>
                )
              : left)
          )}
          {sold && enableWishlist && <WishButton product={product} />}
        </Box>
      }
    />
  );
}

/** In place of the price's button, while there is nothing to download. */
const NotYet = () => (
  <InlineNotice kind="attention">This template isn’t available yet. Please come back later.</InlineNotice>
);
