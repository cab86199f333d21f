import { useSettings } from './settings.tsx';

/** The page's title and description (hoisted into the head). Without a title the site's own stands. */
export function PageMeta({
  title,
  description,
  noIndex,
}: {
  title?: string;
  description?: string;
  noIndex?: boolean;
}) {
  const { siteName, metaTitle, metaDescription } = useSettings();
  return (
    <>
      <title>{title ? `${title} · ${siteName}` : metaTitle || siteName}</title>
      <meta name="description" content={description ?? metaDescription} />
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
