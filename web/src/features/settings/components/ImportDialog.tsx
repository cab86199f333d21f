import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportCounts, PreviewImportOutput } from '@tempera/domain/operations/backup';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { applyImport } from '../api/backup.ts';

interface ImportDialogProps {
  preview: PreviewImportOutput;
  onClose: () => void;
}

/** What an import would do, and the button that does it; or why it can't. */
export function ImportDialog({ preview, onClose }: ImportDialogProps) {
  const { id, signed, counts, problems } = preview;
  const [busy, setBusy] = useState(false);
  const apply = async (stagedId: string) => {
    setBusy(true);
    try {
      await applyImport(stagedId);
      showToast({ title: 'Import finished', kind: 'success' });
    } catch (error) {
      showError(error, 'That didn’t work. Try again.');
    }
    onClose();
  };
  return (
    <Dialog
      open
      title={id ? 'Import catalog and settings?' : 'Nothing to import'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{id ? 'Cancel' : 'Close'}</Button>
          {id && (
            <Button variant="contained" disabled={busy} onClick={() => apply(id)}>
              {busy ? 'Importing…' : 'Import everything'}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {problems.length > 0 ? (
          <Problems preview={preview} />
        ) : (
          <>
            <InlineNotice kind={signed ? 'success' : 'attention'}>
              {signed
                ? 'This store made this export, and the file has not been changed since.'
                : 'This export is not from this store, so prices, coupons, plans, the seller and the mail server will not be imported.'}
            </InlineNotice>
            <Counts counts={counts} />
            <Typography variant="body2" color="textSecondary">
              Orders, people and their libraries are in the export for reference and are not imported.
              Templates that no longer exist are imported as drafts, without their archive.
            </Typography>
          </>
        )}
      </Box>
    </Dialog>
  );
}

function Problems({ preview: { problems, problemCount } }: { preview: PreviewImportOutput }) {
  return (
    <InlineNotice kind="error" role="alert">
      {problemCount === 1 ? 'One problem' : `${problemCount} problems`}, so nothing will be imported.
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {problems.map(({ path, problem }) => (
          <li key={`${path}:${problem}`}>{path === '' ? problem : `${path}: ${problem}`}</li>
        ))}
      </Box>
    </InlineNotice>
  );
}

const words = [
  ['created', 'new'],
  ['changed', 'changed'],
  ['unchanged', 'unchanged'],
  ['left', 'not imported'],
] as const;

/** A line for each collection, of what there is of it: a table would not fit on a phone. */
const Counts = ({ counts }: { counts: readonly ImportCounts[] }) => (
  <Box
    component="ul"
    aria-label="What the import does"
    sx={{ m: 0, pl: 5, fontVariantNumeric: 'tabular-nums' }}
  >
    {counts.map((count) => (
      <li key={count.collection}>
        {count.collection}:{' '}
        {words
          .filter(([key]) => count[key] > 0)
          .map(([key, word]) => `${count[key]} ${word}`)
          .join(', ')}
      </li>
    ))}
  </Box>
);
