import type { PageId } from '@tempera/domain/settings/settings';
import { useSettings } from './settings.tsx';

interface PageMetaProps {
  /** A page whose texts an admin may write. */
  page?: PageId;
  /** For pages without such texts, and before them where both are given. */
  title?: string | undefined;
  description?: string | undefined;
  noIndex?: boolean;
}

/** The page's title and description (hoisted into the head). Without its own the site's stand. */
export function PageMeta({ page, title, description, noIndex }: PageMetaProps) {
  const { siteName, metaTitle, metaDescription, pages } = useSettings();
  const ownTitle = title || (page && pages.titles[page]);
  return (
    <>
      <title>{ownTitle ? `${ownTitle} · ${siteName}` : metaTitle || siteName}</title>
      <meta
        name="description"
        content={description || (page && pages.descriptions[page]) || metaDescription}
      />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
