import { type Appeal, appealId } from '@tempera/domain/people/appeal';
import { limit, orderBy, where } from 'firebase/firestore';
import type { Person } from '../../../firebase/auth/session.ts';
import { useList } from '../../../firebase/live/hooks.tsx';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';

export type StoredAppeal = Appeal<number> & { id: string };

/** Appeals that wait for an answer, the oldest first. */
export const useOpenAppeals = (count: number) =>
  useList<StoredAppeal>('appeals', where('status', '==', 'open'), orderBy('at'), limit(count));

/** Asks for another look at the restriction, once. @throws CallError, FirebaseError when it was asked before */
export function appeal({ uid, name }: Person, restrictionId: string, text: string): Promise<void> {
  return setDocument(`appeals/${appealId(uid, restrictionId)}`, {
    uid,
    name: name.slice(0, 80),
    restrictionId,
    text,
    at: serverNow,
    status: 'open',
  });
}
