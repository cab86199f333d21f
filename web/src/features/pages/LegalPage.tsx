import type { PageText } from '@tempera/domain/site/page-text';
import { PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { TextSections } from '../../ui/TextSections.tsx';

/** Headings beside their text on a desktop, above it on a phone. */
export function LegalPage({ text: { title, description, body } }: { text: PageText }) {
  const { siteName } = useSettings();
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 10 } }}>
      <PageMeta title={title} description={description.replaceAll('{site}', () => siteName)} />
      <PageHeader title={title} />
      <TextSections body={body} wide />
    </PageWidth>
  );
}
