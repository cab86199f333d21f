import { readHandle } from '@tempera/domain/people/handle';
import { isOnline } from '@tempera/domain/people/presence';
import type { Role } from '@tempera/domain/people/roles';
import { documentId, limit, where } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { useList } from '../../../firebase/live/hooks.tsx';
import { readDoc } from '../../../firebase/live/read.ts';
import { serverOffset } from '../../../firebase/live/store-time.ts';
import { serverNow } from '../../../firebase/write/write.ts';
import { deleteCounted, writeCounted } from '../../../firebase/write/write-counted.ts';

/** What members see of each other (`profiles/{uid}`); `lastSeen` in milliseconds. */
export interface Profile {
  id: string;
  name: string;
  avatar: string;
  role: Role;
  /** By which others find them; missing of who was here last before there were any. */
  handle?: string;
  lastSeen: number | null;
}

/** @throws FirebaseError */
export async function readProfile(uid: string): Promise<Profile | null> {
  const found = await readDoc(`profiles/${uid}`);
  return found && ({ ...found, id: uid } as unknown as Profile);
}

type AskedProfile = { status: 'loading' | 'failed' } | { status: 'known'; profile: Profile | null };

/** Somebody's profile, read once: it changes again and again while they are there, and each change would be a read. */
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

/** The member of a handle, typed or pasted; null when there is none. @throws FirebaseError */
export async function findByHandle(typed: string): Promise<Profile | null> {
  const handle = readHandle(typed);
  const found = handle && (await readDoc(`handles/${handle}`));
  return found ? readProfile(String(found.uid)) : null;
}

export interface Online {
  status: 'loading' | 'known' | 'failed';
  people: Profile[];
  refresh: () => void;
}

/** Coming back to the tab asks again, but not more often than this, in milliseconds. */
const notWithin = 30_000;

/** Who of these is here by the store's clock. @throws FirebaseError */
async function readOnline(uids: readonly string[]): Promise<Profile[]> {
  const [now, ...profiles] = await Promise.all([serverOffset(), ...uids.map(readProfile)]);
  const isHere = (one: Profile | null): one is Profile => one !== null && isOnline(one, Date.now() + now);
  return profiles.filter(isHere);
}

/**
 * Who is here of those whom one talks with, null while these are not known: asked once on opening, on request, and when
 * somebody comes back to the tab; an idle screen reads nothing.
 */
export function useOnlineAmong(uids: readonly string[] | null): Online {
  const [{ status, people }, setState] = useState<Omit<Online, 'refresh'>>({ status: 'loading', people: [] });
  const key = uids?.join() ?? null;
  const refresh = useCallback(() => {
    if (key === null) return;
    readOnline(key.split(',').filter(Boolean)).then(
      (found) => setState({ status: 'known', people: found }),
      () => setState({ status: 'failed', people: [] }),
    );
  }, [key]);
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

const blocksOf = (uid: string) => `users/${uid}/blocks`;
const pathOf = (uid: string, other: string) => `${blocksOf(uid)}/${other}`;

/**
 * Whether a person has blocked another, live. A query, since the emulator can leave untold that a missing document is there now
 * (docs/architecture.md#running-locally).
 */
export const useBlocked = (uid: string, other: string): boolean =>
  Boolean(useList(blocksOf(uid), where(documentId(), '==', other), limit(1)).data?.length);

const counted = (uid: string, other: string) =>
  ({ kind: 'blocks', by: { uid }, last: pathOf(uid, other) }) as const;

/** @throws CallError also when they have blocked as many as they may, FirebaseError */
export const block = (uid: string, other: string) =>
  writeCounted(counted(uid, other), [{ set: pathOf(uid, other), data: { at: serverNow } }]);

/** @throws CallError, FirebaseError */
export const unblock = (uid: string, other: string) => deleteCounted(counted(uid, other));
