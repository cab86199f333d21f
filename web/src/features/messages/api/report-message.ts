import type { MessageReportReason } from '@tempera/domain/conversations/room-schema';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';
import type { StoredMessage } from './use-room-conversation.ts';

/**
 * Reports another's message to the staff, with its words, once for each person.
 * @throws CallError without a connection, FirebaseError `permission-denied` the second time
 */
export async function reportMessage(
  reporterUid: string,
  { id, chatId, senderId, content }: StoredMessage,
  reason: MessageReportReason,
  text: string,
): Promise<void> {
  await setDocument(`abuseReports/${chatId}_${id}_${reporterUid}`, {
    kind: 'message',
    roomId: chatId,
    messageId: id,
    reportedUid: senderId,
    reporterUid,
    reason,
    text,
    excerpt: content,
    at: serverNow,
    status: 'open',
  });
}
