import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/site/paths';
import { Fragment } from 'react';
import { PageHeader, PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';
import type { LegalText } from './legal-texts.ts';
import { withRefunds } from './with-refunds.ts';

/** Headings beside their text on a desktop, above it on a phone. */
export function LegalPage({ text: { title, description, sections } }: { text: LegalText }) {
  const { siteName, promises } = useSettings();
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 8, md: 10 } }}>
      <PageMeta title={title} description={description.replaceAll('{site}', siteName)} />
      <PageHeader title={title} />
      {withRefunds(sections, promises.refundDays).map(({ heading, text }) => (
        <Box
          component="section"
          key={heading}
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
            pt: { xs: 6, md: 8 },
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h3" component="h2">
            {heading}
          </Typography>
          <Typography sx={{ maxWidth: '65ch' }}>
            <Filled text={text} />
          </Typography>
        </Box>
      ))}
    </PageWidth>
  );
}

/** The text with the store's name, and with its address as a link: to mail, or to the support page while none is set. */
function Filled({ text }: { text: string }) {
  const { siteName, supportEmail } = useSettings();
  const [first = '', ...rest] = text.replaceAll('{site}', siteName).split('{email}');
  return (
    <>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          {supportEmail ? (
            <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
          ) : (
            <Link href={paths.support}>our support</Link>
          )}
          {part}
        </Fragment>
      ))}
    </>
  );
}
