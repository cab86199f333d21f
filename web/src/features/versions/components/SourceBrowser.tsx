import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { languageOf } from '@tempera/domain/catalogue/open-files';
import { type SourceFile, type SourceTree, sourcePaths } from '@tempera/domain/releases/source-calls';
import { formatSize } from '@tempera/domain/site/format-size';
import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { askStore } from '../../../firebase/write/ask-store.ts';
import { buildFileTree } from '../../../ui/build-file-tree.ts';
import { FileTree } from '../../../ui/FileTree.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { saveBlob } from '../../../ui/save-file.ts';
import { showError } from '../../../ui/show-error.ts';
import { Panel } from '../../../ui/source/Panel.tsx';
import { useSource } from '../api/source.ts';
import { Waiting } from './Waiting.tsx';

const SourceExcerpt = lazyPart(() => import('../../../ui/source/SourceExcerpt.tsx'));

/** A tree of up to so many files stands open. */
const openUpTo = 40;

interface SourceBrowserProps {
  slug: string;
  title: string;
  /** The newest first. */
  versions: readonly string[];
}

/** The source of a release, file by file, and what it is made of. */
export default function SourceBrowser({ slug, title, versions }: SourceBrowserProps) {
  const [version, setVersion] = useState(versions[0] ?? '');
  const asked = useSource<SourceTree>(sourcePaths.tree(slug, version));
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Box sx={{ maxWidth: '14rem' }}>
        <SelectField
          label="Version"
          value={version}
          options={versions.map((value) => ({ value, label: value }))}
          onChange={setVersion}
        />
      </Box>
      <Waiting asked={asked} lines={10}>
        {(tree) => (
          <>
            <Browser key={version} slug={slug} tree={tree} />
            {tree.sbom && <SbomButton slug={slug} version={version} title={title} />}
          </>
        )}
      </Waiting>
    </Box>
  );
}

function Browser({ slug, tree: { version, files } }: { slug: string; tree: SourceTree }) {
  const [path, setPath] = useState<string | null>(null);
  const viewer = useRef<HTMLDivElement>(null);
  const onClick = ({ target }: MouseEvent) => {
    const file = (target as Element).closest<HTMLElement>('[data-file]')?.dataset.file;
    if (file === undefined) return;
    setPath(file);
    // On a phone it stands below the tree.
    viewer.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 20rem) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Panel name={version} note={files.length === 1 ? '1 file' : `${files.length} files`}>
        <Box
          onClick={onClick}
          sx={{ px: 4, py: 3, maxHeight: { xs: '20rem', md: '36rem' }, overflowY: 'auto' }}
        >
          <FileTree
            nodes={buildFileTree(files)}
            open={files.length <= openUpTo}
            readable={new Set(files.map((file) => file.path))}
          />
        </Box>
      </Panel>
      <Box ref={viewer} sx={{ minWidth: 0, scrollMarginTop: 96 }} aria-live="polite">
        {path === null ? (
          <Typography color="textSecondary">Choose a file to read it.</Typography>
        ) : (
          <Viewer key={path} slug={slug} version={version} path={path} />
        )}
      </Box>
    </Box>
  );
}

function Viewer({ slug, version, path }: { slug: string; version: string; path: string }) {
  const asked = useSource<SourceFile>(sourcePaths.file(slug, version, path));
  return (
    <Waiting asked={asked} lines={14}>
      {(file) => {
        if (file.kind !== 'text')
          return (
            <Panel name={path} note={formatSize(file.sizeBytes)}>
              <Typography color="textSecondary" sx={{ px: 4, py: 3 }}>
                {file.kind === 'large'
                  ? 'This file is larger than 1 MiB and not shown. Download the release to open it.'
                  : 'This file is not text. Download the release to open it.'}
              </Typography>
            </Panel>
          );
        return (
          <Suspense>
            <SourceExcerpt path={path} language={languageOf(path) ?? ''} text={file.text} whole />
          </Suspense>
        );
      }}
    </Waiting>
  );
}

/** Saves what a release is made of, as CycloneDX. */
function SbomButton({ slug, version, title }: { slug: string; version: string; title: string }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const sbom = await askStore(sourcePaths.sbom(slug, version));
      const text = JSON.stringify(sbom, null, 2);
      saveBlob(new Blob([text], { type: 'application/json' }), `${slug}-${version}.cdx.json`);
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" />}
        aria-disabled={busy}
        onClick={busy ? undefined : save}
      >
        Download SBOM of {title} {version}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        Every package that this release’s lockfile names, with version, license and checksum, as CycloneDX
        1.6.
      </Typography>
    </Box>
  );
}
