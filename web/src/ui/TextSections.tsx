import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Description from './Description.tsx';
import { filledSections } from './filled-sections.ts';
import { useSettings } from './settings.tsx';

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
  return filledSections(body, useSettings()).map(({ heading, text }) => (
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
