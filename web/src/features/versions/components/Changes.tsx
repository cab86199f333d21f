import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FileChange, sizeOf, sizeText } from '@tempera/domain/releases/compare-files';
import { type SourceChanges, sourcePaths } from '@tempera/domain/releases/source-calls';
import { formatSize } from '@tempera/domain/site/format-size';
import { capital } from '@tempera/domain/site/plain-text';
import { Suspense, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useSource } from '../api/source.ts';
import { Waiting } from './Waiting.tsx';

/** The library that compares comes with the first file that is opened. */
const FileDiff = lazyPart(() => import('./FileDiff.tsx'));

interface ChangesProps {
  slug: string;
  /** The newest first, two at least. */
  versions: readonly string[];
  /** The version that the person has, where it is known. */
  mine: string | undefined;
}

/** What changed between any two releases, file by file. */
export default function Changes({ slug, versions, mine }: ChangesProps) {
  const [newest = '', before = ''] = versions;
  const [since, setSince] = useState(mine && mine !== newest && versions.includes(mine) ? mine : before);
  const [version, setVersion] = useState(newest);
  const options = versions.map((value) => ({ value, label: value === mine ? `${value} (yours)` : value }));
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          maxWidth: '30rem',
        }}
      >
        <SelectField label="From" value={since} options={options} onChange={setSince} />
        <SelectField label="To" value={version} options={options} onChange={setVersion} />
      </Box>
      {since === version ? (
        <Typography color="textSecondary">Choose two different versions to compare.</Typography>
      ) : (
        <Compared key={`${since} ${version}`} slug={slug} since={since} version={version} />
      )}
    </Box>
  );
}

function Compared({ slug, since, version }: { slug: string; since: string; version: string }) {
  const asked = useSource<SourceChanges>(sourcePaths.changes(slug, version, since));
  return (
    <Waiting asked={asked} lines={6}>
      {({ changes }) => (
        <>
          <Typography role="status">{sizeText(sizeOf(changes))}.</Typography>
          {changes.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, minWidth: 0 }}>
              {changes.map((change) => (
                <ChangedFile key={change.path} slug={slug} since={since} version={version} change={change} />
              ))}
            </Box>
          )}
        </>
      )}
    </Waiting>
  );
}

const tones = {
  added: 'verdigris',
  removed: 'vermilion',
  changed: 'ultramarine',
  moved: 'ochre',
} as const satisfies Record<FileChange['status'], string>;

interface ChangedFileProps {
  slug: string;
  since: string;
  version: string;
  change: FileChange;
}

/** A file that opens to show what changed in it; what only moved is the same. */
function ChangedFile({ slug, since, version, change }: ChangedFileProps) {
  const { status, path, from, sizeBytes } = change;
  const [opened, setOpened] = useState(false);
  const head = (
    <>
      <Tag label={capital(status)} tone={tones[status]} />
      <Typography
        component="span"
        variant="mono"
        sx={{ flex: 1, minWidth: '12rem', overflowWrap: 'anywhere' }}
      >
        {from ? `${from} → ${path}` : path}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {formatSize(sizeBytes)}
      </Typography>
    </>
  );
  const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, px: 4, py: 2.5 } as const;
  const frame = {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    minWidth: 0,
    overflow: 'hidden',
  } as const;
  if (status === 'moved')
    return (
      <Box component="li" sx={{ ...frame, ...row, bgcolor: 'sunk' }}>
        {head}
      </Box>
    );
  return (
    <Box component="li" sx={{ ...frame, bgcolor: 'background.paper' }}>
      <details onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <Box
          component="summary"
          sx={{
            ...row,
            cursor: 'pointer',
            bgcolor: 'sunk',
            '&::-webkit-details-marker': { display: 'none' },
            'details:not([open]) > & > svg': { transform: 'rotate(-90deg)' },
          }}
        >
          <Icon name="chevronDown" size={16} />
          {head}
        </Box>
        {opened && (
          <Suspense>
            <FileDiff slug={slug} since={since} version={version} change={change} />
          </Suspense>
        )}
      </details>
    </Box>
  );
}
