import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';

/** Raw HTML stays text, and scripts in addresses are dropped by the library: an admin writes this, but everybody reads it. */
function optionsOf(heading: { component: typeof Typography; props: object }): MarkdownToJSX.Options {
  return {
    disableParsingRawHTML: true,
    forceBlock: true,
    overrides: {
      h1: heading,
      h2: heading,
      h3: heading,
      h4: heading,
      h5: heading,
      h6: heading,
      a: { component: Link },
      img: { props: { loading: 'lazy', decoding: 'async' } },
    },
  };
}

/** By the level of the heading that the text stands below. */
const options = {
  h2: optionsOf({ component: Typography, props: { variant: 'h4', component: 'h3' } }),
  h3: optionsOf({ component: Typography, props: { variant: 'h6', component: 'h4' } }),
};

interface DescriptionProps {
  text: string;
  within?: keyof typeof options;
}

/** A product's full description or another text of the kind, Markdown. Loaded apart from the page. */
export default function Description({ text, within = 'h2' }: DescriptionProps) {
  return (
    <Box
      sx={{
        maxWidth: '65ch',
        overflowWrap: 'anywhere',
        '& > * > * + *': { mt: 4 },
        '& ul, & ol': { pl: 5 },
        '& li + li': { mt: 1 },
        '& code': { typography: 'mono', px: 1, borderRadius: 1, bgcolor: 'sunk' },
        '& pre': { p: 4, overflowX: 'auto', borderRadius: 1, bgcolor: 'sunk' },
        '& pre code': { p: 0 },
        '& blockquote': { mx: 0, pl: 4, borderLeft: 2, borderColor: 'edge', color: 'text.secondary' },
        '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
        '& th, & td': { px: 3, py: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'left' },
        '& img': { height: 'auto' },
      }}
    >
      <Markdown options={options[within]}>{text}</Markdown>
    </Box>
  );
}
