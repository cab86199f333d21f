import Box from '@mui/material/Box';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { attachmentEndings, attachmentLimits } from '@tempera/domain/conversations/attachment';
import { useState } from 'react';
import { refused } from '../../../firebase/write/refused.ts';
import { FileButton } from '../../../ui/FileButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showError } from '../../../ui/show-error.ts';
import { attachFile } from '../api/attachments.ts';

/** A file on its way: its name, and how much of it has gone, from 0 to 1. */
export interface Sending {
  name: string;
  share: number;
}

/** Sends files into a ticket, one after the other; what can't be sent is said, and the others go on. */
export function useAttach(id: string): { sending: Sending | null; attach: (files: Iterable<File>) => void } {
  const [sending, setSending] = useState<Sending | null>(null);
  const attach = async (files: readonly File[]) => {
    for (const file of files) {
      const { name } = file;
      try {
        if (file.size > attachmentLimits.maxBytes) throw refused({ reason: 'attachment-invalid' });
        setSending({ name, share: 0 });
        await attachFile(id, file, (share) => setSending({ name, share }));
      } catch (error) {
        showError(error, messageOf({ reason: 'busy' }), `${name} was not attached`);
      }
    }
    setSending(null);
  };
  return { sending, attach: (files) => void attach([...files]) };
}

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
