import type { SourceToken } from './highlight-source.ts';

/** How source looks, in the pigments. */
export const sourceText = {
  typography: 'mono',
  tabSize: 2,
  '& code': { font: 'inherit' },
  '& [data-token=keyword]': { color: 'ultramarine.text' },
  '& [data-token=string]': { color: 'verdigris.text' },
  '& [data-token=name]': { color: 'ochre.text' },
  '& [data-token=comment]': { color: 'text.secondary', fontStyle: 'italic' },
} as const;

/** A line of source, run by run. */
export const SourceRuns = ({ tokens }: { tokens: readonly SourceToken[] }) =>
  tokens.map(({ kind, text }, at) =>
    kind === 'plain' ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a line are only told apart by their place
      <span key={at} data-token={kind}>
        {text}
      </span>
    ),
  );
