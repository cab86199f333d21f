import { roomLimits } from '@tempera/domain/conversations/room';
import { ReportDialog } from '../../../ui/ReportDialog.tsx';
import type { StoredMessage } from '../api/rooms.ts';
import { reportMessage } from '../api/rooms.ts';

const reasons = [
  ['spam', 'It is spam'],
  ['abusive', 'It is abusive'],
  ['scam', 'It is a scam'],
  ['other', 'Something else'],
] as const;

interface ReportMessageDialogProps {
  message: StoredMessage;
  reporterUid: string;
  onClose: () => void;
}

/** Tells the staff what is wrong with a message, and what it says: they can't read the conversation. */
export default function ReportMessageDialog({ message, reporterUid, onClose }: ReportMessageDialogProps) {
  return (
    <ReportDialog
      title={`Report the message by ${message.senderName}`}
      what="message"
      reasons={reasons}
      limit={roomLimits.reportText}
      onReport={(reason, text) => reportMessage(reporterUid, message, reason, text)}
      onClose={onClose}
    />
  );
}
