import Typography from '@mui/material/Typography';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { lazy, type ReactNode } from 'react';
import { AsRendered } from '../../ui/AsRendered.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { ProductGrid } from '../../ui/ProductGrid.tsx';
import { ArchiveContents } from './components/ArchiveContents.tsx';
import { Breadcrumb } from './components/Breadcrumb.tsx';
import { CheckedLines } from './components/CheckedLines.tsx';
import { DemoStage } from './components/DemoStage.tsx';
import { Facts } from './components/Facts.tsx';
import { Licence } from './components/Licence.tsx';
import { PreviewColumns } from './components/PreviewColumns.tsx';
import { PreviewSection } from './components/PreviewSection.tsx';
import { Purchase } from './components/Purchase.tsx';
import { Tags } from './components/Tags.tsx';
import { TextSkeleton } from './components/TextSkeleton.tsx';

/** The Markdown and syntax readers weigh more than the rest of this page; one from the server is shown without them. */
const Description = lazy(() => import('../../ui/Description.tsx'));
const SourceExcerpt = lazy(() => import('./components/SourceExcerpt.tsx'));

interface PreviewPageProps {
  product: Product;
  /** Null for a product without an archive, as a draft may be. */
  version: ProductVersion | null;
  categoryName: string;
  related: readonly CatalogueRow[];
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
        <PreviewSection title="About this template">
          <AsRendered of={fullDescription} fallback={<TextSkeleton lines={8} />}>
            <Description text={fullDescription} />
          </AsRendered>
          {tags.length > 0 && <Tags tags={tags} />}
        </PreviewSection>
        {features.length > 0 && (
          <PreviewSection title="Features">
            <CheckedLines lines={features} />
          </PreviewSection>
        )}
        <PreviewSection title="What you get">
          <CheckedLines lines={includes} />
          {version && <ArchiveContents version={version} />}
        </PreviewSection>
        {version?.excerpt && (
          <PreviewSection title="Read the source">
            <AsRendered of={version.excerpt.text} fallback={<TextSkeleton lines={16} />}>
              <SourceExcerpt {...version.excerpt} />
            </AsRendered>
          </PreviewSection>
        )}
        {version?.changelog && (
          <PreviewSection title={`New in ${version.version}`}>
            <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line' }}>{version.changelog}</Typography>
          </PreviewSection>
        )}
        <Licence />
        {reviews}
      </PreviewColumns>
      {related.length > 0 && (
        <PageWidth sx={{ mt: { xs: 12, md: 24 } }}>
          <PreviewSection title="Related templates">
            <ProductGrid rows={related} />
          </PreviewSection>
        </PageWidth>
      )}
    </>
  );
}
