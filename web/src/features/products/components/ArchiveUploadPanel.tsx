import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { formatSize } from '@tempera/domain/site/format-size';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { ArchiveUpload } from '../use-archive-upload.ts';
import { ArchiveChooser } from './ArchiveChooser.tsx';

/** Choosing an archive, and how far it has come. */
export function ArchiveUploadPanel({ upload: { step, send, stop } }: { upload: ArchiveUpload }) {
  if (step.kind !== 'sending' && step.kind !== 'stopped') {
    return <ArchiveChooser error={step.kind === 'none' ? step.error : undefined} onFile={send} />;
  }
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
