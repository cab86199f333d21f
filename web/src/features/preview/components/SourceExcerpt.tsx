import Box from '@mui/material/Box';
import { dedent, highlightSource } from '../highlight-source.ts';
import { Panel } from './Panel.tsx';

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
        sx={{
          m: 0,
          px: 4,
          py: 3,
          overflowX: 'auto',
          typography: 'mono',
          tabSize: 2,
          outlineOffset: '-2px !important',
          '& code': { font: 'inherit' },
          '& [data-token=keyword]': { color: 'ultramarine.text' },
          '& [data-token=string]': { color: 'verdigris.text' },
          '& [data-token=name]': { color: 'ochre.text' },
          '& [data-token=comment]': { color: 'text.secondary', fontStyle: 'italic' },
        }}
      >
        <code>
          {lines.map((tokens, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are only told apart by their place
            <span key={number}>
              {tokens.map(({ kind, text: run }, at) =>
                kind === 'plain' ? (
                  run
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <span key={at} data-token={kind}>
                    {run}
                  </span>
                ),
              )}
              {'\n'}
            </span>
          ))}
        </code>
      </Box>
    </Panel>
  );
}
