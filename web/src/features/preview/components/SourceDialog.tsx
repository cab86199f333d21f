import Button from '@mui/material/Button';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { OpenFile } from '@tempera/domain/catalogue/open-files';
import { messages } from '@tempera/domain/site/messages';
import { useEffect, useId, useState } from 'react';
import { publicPaths } from '../../../firebase/public/public-docs.ts';
import { readPublic } from '../../../firebase/public/public-store.ts';
import SourceExcerpt from '../../../ui/source/SourceExcerpt.tsx';
import { TextSkeleton } from './PreviewColumns.tsx';

interface SourceDialogProps {
  slug: string;
  version: string;
  /** Which of the version's open files, and its path. */
  index: number;
  path: string;
  onClose: () => void;
}

type Loaded = OpenFile | 'failed' | null;

/** A file of the archive that anyone may read. */
export default function SourceDialog({ slug, version, index, path, onClose }: SourceDialogProps) {
  const id = useId();
  const [file, setFile] = useState<Loaded>(null);
  useEffect(() => {
    let current = true;
    readPublic(publicPaths.source(slug, version, index)).then(
      (found) => current && setFile(found ? (found as unknown as OpenFile) : 'failed'),
      () => current && setFile('failed'),
    );
    return () => {
      current = false;
    };
  }, [slug, version, index]);
  return (
    <MuiDialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {path}
      </DialogTitle>
      <DialogContent>
        {file === null && <TextSkeleton lines={12} />}
        {file === 'failed' && <Typography role="alert">{messages.networkError}</Typography>}
        {file !== null && file !== 'failed' && <SourceExcerpt {...file} whole />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </MuiDialog>
  );
}
