import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import type { Guide } from './guides.ts';

/** One help article, with the way back to all of them and on to a person. */
export function GuidePage({ guide: { title, description, sections } }: { guide: Guide }) {
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: 8 }}>
      <PageMeta title={title} description={description} />
      <Link href={paths.documentation} sx={{ justifySelf: 'start' }}>
        All articles
      </Link>
      <PageHeader title={title} lead={description} />
      {sections.map(({ heading, text }) => (
        <Box component="section" key={heading} sx={{ display: 'grid', gap: 3 }}>
          <Typography variant="h3" component="h2">
            {heading}
          </Typography>
          <Typography sx={{ maxWidth: '65ch' }}>{text}</Typography>
        </Box>
      ))}
      <Typography sx={{ pt: 6, borderTop: 1, borderColor: 'divider' }}>
        Still a question? <Link href={`${paths.support}#contact`}>Write to us</Link>
      </Typography>
    </PageWidth>
  );
}
