import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sectionsOf, type TextSection } from '@tempera/domain/site/page-text';
import { paths } from '@tempera/domain/site/paths';
import Description from './Description.tsx';
import { useSettings } from './settings.tsx';
import { withRefunds } from './with-refunds.ts';

/** Text that Markdown leaves as it is. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/** The sections with the settings filled in: a link to mail, or to the support page while no address is set. */
function useSections(body: string): TextSection[] {
  const { siteName, supportEmail, promises } = useSettings();
  const support = supportEmail
    ? `[${plain(supportEmail)}](mailto:${supportEmail})`
    : `[our support](${paths.support})`;
  return withRefunds(sectionsOf(body), promises.refundDays).map(({ heading, text }) => ({
    heading: heading.replaceAll('{site}', () => siteName),
    text: text.replaceAll('{site}', () => plain(siteName)).replaceAll('{email}', () => support),
  }));
}

const beside = {
  gap: { xs: 3, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  pt: { xs: 6, md: 8 },
  borderTop: 1,
  borderColor: 'divider',
  '& > :only-child': { gridColumn: { md: 2 } },
} as const;

interface TextSectionsProps {
  body: string;
  /** Headings beside their text on a desktop. */
  wide?: boolean;
}

/** The body of a page's text: Markdown in sections, with headings above their text. */
export function TextSections({ body, wide = false }: TextSectionsProps) {
  return useSections(body).map(({ heading, text }) => (
    <Box
      component="section"
      key={`${heading}\n${text}`}
      sx={{ display: 'grid', gap: 3, minWidth: 0, overflowWrap: 'anywhere', ...(wide && beside) }}
    >
      {heading !== '' && (
        <Typography variant="h3" component="h2">
          {heading}
        </Typography>
      )}
      {text !== '' && <Description text={text} />}
    </Box>
  ));
}
