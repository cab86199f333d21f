import type { NotificationPreferences } from '@tempera/domain/conversations/notification';
import { setDocument } from '../../../firebase/write/write.ts';

export const preferencesPath = (uid: string) => `users/${uid}/preferences/notifications`;

/** @throws CallError without a connection, FirebaseError `permission-denied` in maintenance */
export const writePreferences = (uid: string, preferences: NotificationPreferences): Promise<void> =>
  setDocument(preferencesPath(uid), { ...preferences });
