import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, Suspense } from 'react';
import { AsRendered } from '../../ui/AsRendered.tsx';
import { BelowFold } from '../../ui/BelowFold.tsx';
import { lazyPiece } from '../../ui/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { DemoStage } from './components/DemoStage.tsx';
import { Facts } from './components/Facts.tsx';
import { OpenFiles } from './components/OpenFiles.tsx';
import { PreviewColumns, PreviewSection, Purchase, TextSkeleton } from './components/PreviewColumns.tsx';
import { licenseFileOf } from './license-file.ts';

/** The Markdown and syntax readers weigh more than the rest of this page; one from the server is shown without them. */
const Description = lazyPiece(() => import('../../ui/Description.tsx'));
const ReleaseNotes = lazyPiece(() => import('../../ui/ReleaseNotes.tsx'));
const Particulars = lazyPiece(() => import('./components/Particulars.tsx'));
const License = lazyPiece(() => import('./components/License.tsx'));
const ArchiveContents = lazyPiece(() => import('./components/ArchiveContents.tsx'));
/** Counted for some products only, and far down. */
const AlsoBought = lazyPiece(() => import('./AlsoBought.tsx'));
const SourceExcerpt = lazyPiece(() => import('../../ui/source/SourceExcerpt.tsx'));

interface PreviewPageProps {
  product: Product;
  /** Null for a product without an archive, as a draft may be. */
  version: ProductVersion | null;
  categoryName: string;
  /** Others to look at. */
  related: ReactNode;
  /** The one action, and what stands below it. */
  action: ReactNode;
  belowAction?: ReactNode;
  /** What people say of it; nothing where the store has no reviews. */
  reviews: ReactNode;
  /** Why not everybody sees this page. */
  notice?: ReactNode;
}

export function PreviewPage(props: PreviewPageProps) {
  const { product, version, categoryName, related, action, belowAction, reviews, notice } = props;
  const { title, description, fullDescription, category, features, includes, tags } = product;
  const { alsoBought = [] } = product;
  const licenseFile = version && licenseFileOf(version.files);
  return (
    <>
      <PageMeta title={title} description={description} noIndex={product.status !== 'active'} />
      <PreviewColumns
        heading={
          <>
            <Breadcrumb category={category} categoryName={categoryName} />
            <Typography variant="h1">{title}</Typography>
            <Typography variant="lead" component="p" color="textSecondary" sx={{ maxWidth: '60ch' }}>
              {description}
            </Typography>
            {notice}
          </>
        }
        stage={<DemoStage product={product} />}
        purchase={<Purchase product={product} action={action} />}
        facts={
          <>
            {belowAction}
            <Facts product={product} version={version} hasReviews={Boolean(reviews)} />
          </>
        }
      >
        <BelowFold>
          <PreviewSection title="About this template">
            <AsRendered of={fullDescription} fallback={<TextSkeleton lines={8} />}>
              <Description text={fullDescription} />
            </AsRendered>
            {tags.length > 0 && <Tags tags={tags} />}
          </PreviewSection>
          {features.length + includes.length > 0 && (
            <AsRendered of={JSON.stringify([features, includes])} fallback={<TextSkeleton lines={8} />}>
              <Particulars features={features} includes={includes} />
            </AsRendered>
          )}
          {reviews}
          {version && (
            <PreviewSection title="Files">
              <OpenFiles product={product} version={version}>
                <AsRendered of={version.sha256 + product.status} fallback={<TextSkeleton lines={12} />}>
                  <ArchiveContents product={product} version={version} />
                </AsRendered>
              </OpenFiles>
            </PreviewSection>
          )}
          {version?.excerpt && (
            <PreviewSection title="Read the source">
              <AsRendered of={version.excerpt.text} fallback={<TextSkeleton lines={16} />}>
                <SourceExcerpt {...version.excerpt} />
              </AsRendered>
            </PreviewSection>
          )}
          {version && (
            <PreviewSection title={`New in ${version.version}`}>
              {version.changelog && (
                <AsRendered of={version.changelog} fallback={<TextSkeleton lines={2} />}>
                  <ReleaseNotes text={version.changelog} />
                </AsRendered>
              )}
              <Link href={paths.versions(category, product.slug)} sx={{ justifySelf: 'start' }}>
                All versions and what changed
              </Link>
            </PreviewSection>
          )}
          <AsRendered of={`${product.license} ${licenseFile}`} fallback={<TextSkeleton lines={4} />}>
            <License license={product.license} file={licenseFile} />
          </AsRendered>
        </BelowFold>
      </PreviewColumns>
      <BelowFold>
        <PageWidth sx={{ mt: { xs: 12, md: 24 } }}>{related}</PageWidth>
        {alsoBought.length > 0 && (
          <Suspense>
            <AlsoBought slugs={alsoBought} />
          </Suspense>
        )}
      </BelowFold>
    </>
  );
}

/** The way back up: all templates, then those of the category. The page's own name is its heading, right below. */
function Breadcrumb({ category, categoryName }: { category: string; categoryName: string }) {
  return (
    <Box component="nav" aria-label="Breadcrumb">
      <Box
        component="ol"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, listStyle: 'none', p: 0, typography: 'body2' }}
      >
        <li>
          <Link href={paths.templates} sx={{ display: 'block', py: 0.5 }}>
            Templates
          </Link>
        </li>
        <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
          <Icon name="chevronRight" size={14} />
          <Link href={paths.category(category)} sx={{ py: 0.5 }}>
            {categoryName}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}

/** A template's tags, each a search for more of its kind. */
function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="Tags"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        listStyle: 'none',
        p: 0,
        typography: 'body2',
      }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Link href={`${paths.templates}?${new URLSearchParams({ q: tag })}`}>{tag}</Link>
        </li>
      ))}
    </Box>
  );
}
