import { messageOf } from '@tempera/domain/calls/reason-texts';
import { attachmentLimits } from '@tempera/domain/conversations/attachment';
import { useState } from 'react';
import { refused } from '../../firebase/write/refused.ts';
import { showError } from '../../ui/show-error.ts';
import { attachFile } from './api/attachments.ts';

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
