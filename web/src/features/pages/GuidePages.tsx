import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PageText } from '@tempera/domain/site/page-text';
import { paths } from '@tempera/domain/site/paths';
import { FaceLink } from '../../ui/AppLink.tsx';
import { Columns, PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { TextSections } from '../../ui/TextSections.tsx';
import type { Article } from './articles.ts';
import { lead } from './guides-lead.ts';

/** All help articles. */
export function GuideList({ articles }: { articles: readonly Article[] }) {
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: 10 }}>
      <PageMeta title="Documentation" description={lead} />
      <PageHeader title="Documentation" lead={lead} />
      <Columns counts={[1, 2, 3]}>
        {articles.map(({ id, title, description }) => (
          <Box
            component="li"
            key={id}
            sx={{ position: 'relative', p: 6, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
              <FaceLink href={paths.guide(id)}>{title}</FaceLink>
            </Typography>
            <Typography color="textSecondary">{description}</Typography>
          </Box>
        ))}
      </Columns>
    </PageWidth>
  );
}

/** One help article, with the way back to all of them and on to a person. */
export function GuidePage({ text: { title, description, body } }: { text: PageText }) {
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: 8 }}>
      <PageMeta title={title} description={description} />
      <Link href={paths.documentation} sx={{ justifySelf: 'start' }}>
        All articles
      </Link>
      <PageHeader title={title} lead={description} />
      <TextSections body={body} />
      <Typography sx={{ pt: 6, borderTop: 1, borderColor: 'divider' }}>
        Still have a question? <Link href={`${paths.support}#contact`}>Write to us</Link>
      </Typography>
    </PageWidth>
  );
}
