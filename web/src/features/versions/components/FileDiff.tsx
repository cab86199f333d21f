import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { languageOf } from '@tempera/domain/catalogue/open-files';
import type { FileChange } from '@tempera/domain/releases/compare-files';
import { type SourceFile, sourcePaths } from '@tempera/domain/releases/source-calls';
import { useMemo } from 'react';
import { SourceRuns, sourceText } from '../../../ui/source/SourceRuns.tsx';
import { useSource } from '../api/source.ts';
import { type DiffRow, diffSource } from '../diff-source.ts';
import { Waiting } from './Waiting.tsx';

interface FileDiffProps {
  slug: string;
  /** The version before, and the one after. */
  since: string;
  version: string;
  change: FileChange;
}

/** What changed in a file, which is read when it is shown. Loaded apart from the page. */
export default function FileDiff({ slug, since, version, change }: FileDiffProps) {
  const { path, status } = change;
  const before = useSource<SourceFile>(status === 'added' ? null : sourcePaths.file(slug, since, path));
  const after = useSource<SourceFile>(status === 'removed' ? null : sourcePaths.file(slug, version, path));
  if (status === 'added')
    return (
      <Waiting asked={after} lines={6}>
        {(file) => <Compared path={path} before={null} after={file} />}
      </Waiting>
    );
  if (status === 'removed')
    return (
      <Waiting asked={before} lines={6}>
        {(file) => <Compared path={path} before={file} after={null} />}
      </Waiting>
    );
  return (
    <Waiting asked={before} lines={6}>
      {(was) => (
        <Waiting asked={after} lines={6}>
          {(is) => <Compared path={path} before={was} after={is} />}
        </Waiting>
      )}
    </Waiting>
  );
}

interface ComparedProps {
  path: string;
  /** Null where there is no such file. */
  before: SourceFile | null;
  after: SourceFile | null;
}

function Compared({ path, before, after }: ComparedProps) {
  const kinds = [before?.kind, after?.kind];
  const [was, is] = [before, after].map((file) => (file?.kind === 'text' ? file.text : null));
  const diff = useMemo(() => diffSource(was ?? null, is ?? null, languageOf(path) ?? ''), [was, is, path]);
  if (kinds.includes('large'))
    return <Said>This file is larger than 1 MiB and not shown. Download the release to see it.</Said>;
  if (kinds.includes('binary')) return <Said>This file is not text, so its changes are not shown.</Said>;
  const { rows, added, removed } = diff;
  if (rows.length === 0)
    return <Said>{before && after ? 'Only line ends changed.' : 'This file is empty.'}</Said>;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, py: 2 }}>
        {counted(added, 'added')}, {counted(removed, 'removed')}
      </Typography>
      <Box
        component="pre"
        role="region"
        aria-label={`Changes in ${path}`}
        tabIndex={0}
        sx={{ m: 0, pb: 3, overflowX: 'auto', outlineOffset: '-2px !important', ...sourceText }}
      >
        <Box component="code" sx={{ display: 'grid', minWidth: 'max-content' }}>
          {rows.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison are only told apart by their place
            <Row key={n} row={row} />
          ))}
        </Box>
      </Box>
    </>
  );
}

const counted = (lines: number, what: string) => `${lines} ${lines === 1 ? 'line' : 'lines'} ${what}`;

const Said = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ px: 4, py: 3 }}>
    {children}
  </Typography>
);

const looks = {
  added: { sign: '+', said: 'added: ', color: 'verdigris' },
  removed: { sign: '-', said: 'removed: ', color: 'vermilion' },
  same: { sign: ' ', said: '', color: null },
} as const;

/** A line with where it stood and stands, and what became of it, which is said as well as shown. */
function Row({ row: { kind, before, after, tokens } }: { row: DiffRow }) {
  if (kind === 'gap')
    return (
      <Box component="span" sx={{ px: 4, py: 1, bgcolor: 'sunk', color: 'text.secondary' }}>
        ⋯
      </Box>
    );
  const { sign, said, color } = looks[kind];
  return (
    <Box
      component="span"
      data-line={kind}
      sx={{
        display: 'flex',
        pr: 4,
        borderLeft: 3,
        borderColor: color ? `${color}.main` : 'transparent',
        bgcolor: color ? `${color}.tint` : undefined,
      }}
    >
      <LineNumber of={before} />
      <LineNumber of={after} />
      <Box component="span" aria-hidden sx={{ width: '2ch', flexShrink: 0, userSelect: 'none' }}>
        {sign}
      </Box>
      <span>
        {said && (
          <Box component="span" sx={visuallyHidden}>
            {said}
          </Box>
        )}
        <SourceRuns tokens={tokens} />
        {'\n'}
      </span>
    </Box>
  );
}

const LineNumber = ({ of: number }: { of: number | null }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: { xs: '4ch', sm: '5ch' },
      pr: '1ch',
      flexShrink: 0,
      textAlign: 'right',
      color: 'text.secondary',
      userSelect: 'none',
    }}
  >
    {number}
  </Box>
);
