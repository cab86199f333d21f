import type {
  DeleteAccountOutput,
  ExportDataOutput,
  UploadAvatarOutput,
} from '@tempera/domain/people/account-calls';
import type { EndedSessions } from '@tempera/domain/people/ended-sessions';
import { type SignIn, signInsKept } from '@tempera/domain/people/sign-in';
import { limit, orderBy } from 'firebase/firestore';
import { useCallback } from 'react';
import { endSessions } from '../../../firebase/auth/account.ts';
import { useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { countDocuments } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import { useFigure } from '../../../ui/use-figure.ts';

/** What the profile shows of `users/{uid}`. Times in milliseconds. */
export interface OwnRecord {
  name: string;
  email: string;
  avatar: string;
  bio: string;
  joinDate: number;
  totalOrders: number;
  downloads: number;
  totalSpentCents: number;
}

/** The person's own record, live; inside SignedInFirebase. */
export function useOwnRecord(uid: string): Live<OwnRecord> {
  return useDoc<OwnRecord>(`users/${uid}`);
}

/** How many templates the person owns; null until it is known, undefined when it can't be. */
export const useOwnedCount = (uid: string): number | null | undefined =>
  useFigure(useCallback(() => countDocuments(`users/${uid}/library`), [uid]));

/** Stores a picture. Returns its address, which is the person's picture from then on. @throws CallError */
export const uploadAvatar = (dataBase64: string) =>
  call<{ dataBase64: string }, UploadAvatarOutput>('uploadAvatar', { dataBase64 });

/** Everything the store holds about the person. @throws CallError */
export const exportData = () => call<object, ExportDataOutput>('exportData', {});

/** Deletes the account for good. @throws CallError, `sign-in-again` when the last sign-in was a while ago */
export const deleteAccount = () =>
  call<{ confirm: 'DELETE' }, DeleteAccountOutput>('deleteAccount', { confirm: 'DELETE' });

/** A sign-in of the person under its `auth_time`; times in milliseconds. */
export type KnownSignIn = SignIn<number> & { id: string };

/** Where from the person has signed in, the last seen first, as far as it is remembered; some of them are over. */
export const useSignIns = (uid: string): Live<KnownSignIn[]> =>
  useList<KnownSignIn>(`users/${uid}/sessions`, orderBy('lastSeen', 'desc'), limit(signInsKept));

/** What is said of sessions that are over. */
export const useEndedSessions = (uid: string): Live<EndedSessions> => useDoc<EndedSessions>(`access/${uid}`);

/** Ends all of a device's sessions. @throws CallError */
export async function endDevice({ sessions }: { sessions: readonly number[] }): Promise<void> {
  for (const session of sessions) await endSessions({ session });
}

/** Ends every session of the person, this one included. @throws CallError */
export const signOutEverywhere = () => endSessions({});
