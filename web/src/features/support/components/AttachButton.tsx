import Box from '@mui/material/Box';
import { attachmentEndings } from '@tempera/domain/conversations/attachment';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Sending } from '../use-attach.ts';

interface AttachButtonProps {
  sending: Sending | null;
  disabled: boolean;
  onFiles: (files: Iterable<File>) => void;
}

/** Offers to add pictures and texts; while one goes out it says how far it is. */
export function AttachButton({ sending, disabled, onFiles }: AttachButtonProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      <FileButton
        fileLabel="Files to attach"
        accept={attachmentEndings.join()}
        multiple
        startIcon={<Icon name="file" size={18} />}
        disabled={disabled || sending !== null}
        aria-label="Attach files"
        onFiles={onFiles}
      >
        Attach
      </FileButton>
      {sending && (
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Attaching {sending.name}, {Math.round(sending.share * 100)} %
        </Box>
      )}
    </Box>
  );
}
