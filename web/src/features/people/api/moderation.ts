import { type Appeal, appealId, type DecideAppealOutput } from '@tempera/domain/people/appeal';
import type {
  LiftOutput,
  ModerateInput,
  ModerateOutput,
  SetRoleOutput,
} from '@tempera/domain/people/moderation-calls';
import type { Role } from '@tempera/domain/people/roles';
import { limit, orderBy, where } from 'firebase/firestore';
import { withProof } from '../../../firebase/auth/proof.ts';
import type { Person } from '../../../firebase/auth/session.ts';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';

/** Bans or suspends a person. @throws CallError */
export const moderate = (input: ModerateInput) => call<ModerateInput, ModerateOutput>('moderate', input);

/** Ends a person's restriction. @throws CallError */
export const lift = (uid: string) => call<{ uid: string }, LiftOutput>('lift', { uid });

/** @throws CallError */
export const setRole = (uid: string, role: Role) =>
  withProof(() => call<{ uid: string; role: Role }, SetRoleOutput>('setRole', { uid, role }));

/** @throws CallError */
export const decideAppeal = (id: string, accept: boolean) =>
  call<{ id: string; accept: boolean }, DecideAppealOutput>('decideAppeal', { id, accept });

export type StoredAppeal = Appeal<number> & { id: string };

/** Appeals that wait for an answer, the oldest first. */
export const useOpenAppeals = (count: number) =>
  useList<StoredAppeal>('appeals', where('status', '==', 'open'), orderBy('at'), limit(count));

/** Asks for another look at the restriction, once. @throws CallError, FirebaseError when it was asked before */
export function appeal({ uid, name }: Person, restrictionId: string, text: string): Promise<void> {
  return setDocument(`appeals/${appealId(uid, restrictionId)}`, {
    uid,
    name,
    restrictionId,
    text,
    at: serverNow,
    status: 'open',
  });
}

/** An entry of `access/{uid}/log`; times in milliseconds. */
export interface LogEntry {
  id: string;
  what: string;
  from: string;
  to: string;
  until?: number | null;
  permanent?: boolean;
  byName: string;
  why: string;
  at: number;
}

/** The newest of a person's history; older ones stand in the audit log. */
const shown = 20;

export const useLog = (uid: string): Live<LogEntry[]> =>
  useList<LogEntry>(`access/${uid}/log`, orderBy('at', 'desc'), limit(shown));
