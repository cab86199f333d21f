import { awayId, awayPauseMs, chatNumber, chatTexts, greetingId } from '@tempera/domain/conversations/chat';
import { isOnline } from '@tempera/domain/people/presence';
import { permissions, type Role } from '@tempera/domain/people/roles';
import type { DocumentData, DocumentSnapshot, Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { sayOnce } from './store-messages.store.ts';

/**
 * Whether somebody who answers has given a sign of life lately; whoever asks does not answer themselves. The team is read whole:
 * it is small, and an index of `lastSeen` would take a write for each sign of life of everybody's (decision 88).
 */
async function isAnybodyHere(asker: unknown): Promise<boolean> {
  const team = await refs
    .profiles()
    .where('role', 'in', [...permissions.answerSupport])
    .select('role', 'lastSeen')
    .get();
  const isHere = (data: DocumentData) =>
    isOnline({ role: data.role as Role, lastSeen: toMillis(data.lastSeen) }, clock.now());
  return team.docs.some((one) => one.id !== asker && isHere(one.data()));
}

/** Nobody has answered lately, neither a person nor the store by itself. The greeting answers nothing. */
async function isUnanswered(chat: DocumentSnapshot, transaction: Transaction): Promise<boolean> {
  if (chat.get('status') !== 'active') return false;
  const newest = refs.chatMessages(chat.id).where('senderType', '==', 'admin').orderBy('timestamp', 'desc');
  const { docs } = await transaction.get(newest.limit(2));
  const answer = docs.find(({ id }) => id !== greetingId);
  return (toMillis(answer?.get('timestamp')) ?? 0) <= clock.now() - awayPauseMs;
}

/**
 * Answers a customer's message automatically when nobody of the team is online. An event that comes late is left alone:
 * somebody may have come and gone since.
 */
export async function answerAway(
  chatId: string,
  messageId: string,
  message: DocumentData | undefined,
): Promise<void> {
  if (message?.senderType !== 'user') return;
  if ((toMillis(message.timestamp) ?? 0) <= clock.now() - awayPauseMs) return;
  if (await isAnybodyHere(message.senderId)) return;
  const id = awayId(chatNumber(messageId));
  await sayOnce(chatId, { id, text: chatTexts.away, fits: isUnanswered });
}
