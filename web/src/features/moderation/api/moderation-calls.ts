import type { DecideAppealOutput } from '@tempera/domain/people/appeal';
import type {
  LiftOutput,
  ModerateInput,
  ModerateOutput,
  SetRoleOutput,
} from '@tempera/domain/people/moderation-calls';
import type { Role } from '@tempera/domain/people/roles';
import { call } from '../../../firebase/write/call.ts';

/** Bans or suspends a person. @throws CallError */
export const moderate = (input: ModerateInput) => call<ModerateInput, ModerateOutput>('moderate', input);

/** Ends a person's restriction. @throws CallError */
export const lift = (uid: string) => call<{ uid: string }, LiftOutput>('lift', { uid });

/** @throws CallError */
export const setRole = (uid: string, role: Role) =>
  call<{ uid: string; role: Role }, SetRoleOutput>('setRole', { uid, role });

/** @throws CallError */
export const decideAppeal = (id: string, accept: boolean) =>
  call<{ id: string; accept: boolean }, DecideAppealOutput>('decideAppeal', { id, accept });
