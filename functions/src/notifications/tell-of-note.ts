import { mostMentions } from '@tempera/domain/conversations/ticket-desk';
import { isRestricted } from '@tempera/domain/people/access';
import { nameInMail } from '@tempera/domain/people/person-name';
import { may } from '@tempera/domain/people/roles';
import { screenAddress } from '@tempera/domain/site/panel-screens';
import type { DocumentData } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadNamed } from './notifications.store.ts';
import type { News } from './record-news.ts';
import { tellOf } from './tell.ts';

/** What is told to somebody whom a note names; nothing of what it says, which goes with its customer's account. */
function newsFor(uid: string, panel: 'admin' | 'staff', ticketId: string, note: DocumentData): News {
  return {
    uid,
    id: ticketId,
    kind: 'mention',
    title: `${nameInMail(String(note.authorName))} mentioned you`,
    text: 'You were mentioned in an internal note.',
    link: `${screenAddress(panel, 'support-management')}?ticket=${encodeURIComponent(ticketId)}`,
  };
}

/**
 * Tells those whom an internal note names, as far as they may read it: those who answer now, but not who wrote it, nor whose
 * ticket it is. The event may come twice: a notification of the same moment stays as it is.
 */
export async function tellOfNote(ticketId: string, note: DocumentData, at: number): Promise<void> {
  const named: unknown[] = Array.isArray(note.mentions) ? note.mentions.slice(0, mostMentions) : [];
  const uids = [...new Set(named)].filter(
    (uid) => typeof uid === 'string' && /^[^/]+$/.test(uid),
  ) as string[];
  if (uids.length === 0) return;
  const { customerUid, records } = await loadNamed(ticketId, uids);
  for (const [index, uid] of uids.entries()) {
    const access = toAccess(records[index]);
    if (uid === note.authorId || uid === customerUid || customerUid === null) continue;
    if (!may(access.role, 'answerSupport') || isRestricted(access, clock.now())) continue;
    const panel = may(access.role, 'manageStore') ? 'admin' : 'staff';
    await tellOf(newsFor(uid, panel, ticketId, note), at);
  }
}
