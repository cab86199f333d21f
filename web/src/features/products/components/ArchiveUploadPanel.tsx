import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { publishLimits } from '@tempera/domain/catalogue/product-calls';
import { useState } from 'react';
import { FileButton } from '../../../ui/FileButton.tsx';
import { formatSize } from '../../../ui/format-size.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { ArchiveUpload } from '../use-archive-upload.ts';

const limit = `${publishLimits.archiveBytes / 1024 ** 2} MiB`;
const tooLarge = `Archives can be up to ${limit}.`;

/** Choosing an archive, and how far it has come. */
export function ArchiveUploadPanel({ upload: { step, send, stop } }: { upload: ArchiveUpload }) {
  const [refused, setRefused] = useState('');
  const choose = (file: File) => {
    const fits = file.size <= publishLimits.archiveBytes;
    setRefused(fits ? '' : tooLarge);
    if (fits) send(file);
  };
  if (step.kind === 'sending' || step.kind === 'stopped') {
    const { file, sent } = step;
    const share = Math.round((100 * sent) / file.size);
    const checking = step.kind === 'sending' && sent === file.size;
    return (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Typography role="status">
          {checking
            ? `Checking ${file.name}…`
            : `${file.name}: ${formatSize(sent)} of ${formatSize(file.size)}`}
        </Typography>
        <LinearProgress
          variant={checking ? 'indeterminate' : 'determinate'}
          value={share}
          aria-label={`Upload of ${file.name}`}
        />
        {step.kind === 'stopped' ? (
          <InlineNotice
            kind="attention"
            role="alert"
            action={
              <Button size="small" onClick={() => send(file)}>
                Resume
              </Button>
            }
          >
            {step.error} The upload is kept for a day. Choose the same file to resume.
          </InlineNotice>
        ) : (
          <Button sx={{ justifySelf: 'start' }} disabled={checking} onClick={stop}>
            Stop
          </Button>
        )}
      </Box>
    );
  }
  const error = refused || (step.kind === 'none' && step.error);
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {error && (
        <InlineNotice kind="error" role="alert">
          {error}
        </InlineNotice>
      )}
      <FileButton
        variant="outlined"
        color="secondary"
        fileLabel="Archive file"
        accept=".zip,application/zip"
        onFiles={([file]) => choose(file)}
      >
        Upload an Archive
      </FileButton>
      <Typography variant="body2" color="textSecondary">
        A ZIP file of up to {limit}. You can check its files before you publish.
      </Typography>
    </Box>
  );
}
