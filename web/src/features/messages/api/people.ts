import { onlineFor } from '@tempera/domain/people/presence';
import type { Role } from '@tempera/domain/people/roles';
import { limit, orderBy, Timestamp, where } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { beginsWith } from '../../../firebase/live/hooks.tsx';
import { readDoc, readPage } from '../../../firebase/live/read.ts';
import { serverOffset } from '../../../firebase/live/store-time.ts';
import { useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { serverNow } from '../../../firebase/write/write.ts';
import { deleteCounted, writeCounted } from '../../../firebase/write/write-counted.ts';

/** What members see of each other (`profiles/{uid}`); `lastSeen` in milliseconds. */
export interface Profile {
  id: string;
  name: string;
  avatar: string;
  role: Role;
  lastSeen: number | null;
}

/** @throws FirebaseError */
export async function readProfile(uid: string): Promise<Profile | null> {
  const found = await readDoc(`profiles/${uid}`);
  return found && ({ ...found, id: uid } as unknown as Profile);
}

type AskedProfile = { status: 'loading' | 'failed' } | { status: 'known'; profile: Profile | null };

/** Somebody's profile, read once: it changes every minute while they are there, and each change would be a read. */
export function useProfile(uid: string): AskedProfile {
  const [asked, setAsked] = useState<AskedProfile>({ status: 'loading' });
  useEffect(() => {
    let current = true;
    readProfile(uid).then(
      (profile) => current && setAsked({ status: 'known', profile }),
      () => current && setAsked({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [uid]);
  return asked;
}

/** Who was here within two minutes by the store's clock, last seen first. @throws FirebaseError */
async function readOnline(): Promise<Profile[]> {
  const since = Date.now() + (await serverOffset()) - onlineFor;
  return readPage<Profile>(
    'profiles',
    where('lastSeen', '>', Timestamp.fromMillis(since)),
    orderBy('lastSeen', 'desc'),
    limit(50),
  );
}

const capitalized = (text: string) => text.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Whose name begins with the text, as it is typed or with capitals. @throws FirebaseError */
export async function findPeople(text: string): Promise<Profile[]> {
  const starts = [...new Set([text, capitalized(text)])];
  const pages = await Promise.all(
    starts.map((start) => readPage<Profile>('profiles', ...beginsWith('name', start), limit(20))),
  );
  return [...new Map(pages.flat().map((one) => [one.id, one])).values()];
}

export interface Online {
  status: 'loading' | 'known' | 'failed';
  people: Profile[];
  refresh: () => void;
}

/** Coming back to the tab asks again, but not more often than this, in milliseconds. */
const notWithin = 30_000;

/** Who is here: asked once on opening, on request, and when somebody comes back to the tab; an idle screen reads nothing. */
export function usePeopleOnline(): Online {
  const [{ status, people }, setState] = useState<Omit<Online, 'refresh'>>({ status: 'loading', people: [] });
  const refresh = useCallback(() => {
    readOnline().then(
      (found) => setState({ status: 'known', people: found }),
      () => setState({ status: 'failed', people: [] }),
    );
  }, []);
  useEffect(() => {
    let asked = Date.now();
    refresh();
    const look = () => {
      if (document.hidden || Date.now() - asked < notWithin) return;
      asked = Date.now();
      refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
  return { status, people, refresh };
}

const pathOf = (uid: string, other: string) => `users/${uid}/blocks/${other}`;

/** Whether a person has blocked another, live. */
export const useBlocked = (uid: string, other: string): boolean =>
  useDocIfAllowed(pathOf(uid, other)).data !== null;

const counted = (uid: string, other: string) =>
  ({ kind: 'blocks', by: { uid }, last: pathOf(uid, other) }) as const;

/** @throws CallError also when they have blocked as many as they may, FirebaseError */
export const block = (uid: string, other: string) =>
  writeCounted(counted(uid, other), [{ set: pathOf(uid, other), data: { at: serverNow } }]);

/** @throws CallError, FirebaseError */
export const unblock = (uid: string, other: string) => deleteCounted(counted(uid, other));
