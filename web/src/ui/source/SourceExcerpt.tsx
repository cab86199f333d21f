import Box from '@mui/material/Box';
import { dedent, highlightSource } from './highlight-source.ts';
import { Panel } from './Panel.tsx';
import { SourceRuns, sourceText } from './SourceRuns.tsx';

interface SourceExcerptProps {
  path: string;
  language: string;
  text: string;
  /** The file from its beginning to its end, rather than a part. */
  whole?: boolean;
}

/** Some lines of the template's own source, highlighted. Loaded apart from the page. */
export default function SourceExcerpt({ path, language, text, whole = false }: SourceExcerptProps) {
  const lines = highlightSource(dedent(text), language);
  return (
    <Panel
      name={path}
      note={`${whole ? '' : 'excerpt, '}${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`}
    >
      <Box
        component="pre"
        role="region"
        aria-label={`Source of ${path}`}
        tabIndex={0}
        sx={{ m: 0, px: 4, py: 3, overflowX: 'auto', outlineOffset: '-2px !important', ...sourceText }}
      >
        <code>
          {lines.map((tokens, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are only told apart by their place
            <span key={number}>
              <SourceRuns tokens={tokens} />
              {'\n'}
            </span>
          ))}
        </code>
      </Box>
    </Panel>
  );
}
