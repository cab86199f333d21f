import type { UserRecord } from 'firebase-admin/auth';
import { auth, isUnknownAccount } from './admin.ts';

export type { UserRecord };

/** An account as Auth has it now; null where there is none. */
export async function findAccount(uid: string): Promise<UserRecord | null> {
  return (await (await auth()).getUsers([{ uid }])).users[0] ?? null;
}

/** The account with this address, or null. */
export async function findByEmail(email: string): Promise<UserRecord | null> {
  try {
    return await (await auth()).getUserByEmail(email);
  } catch (error) {
    if (isUnknownAccount(error)) return null;
    throw error;
  }
}

/** The address of an account, as records have it. */
export const addressOf = ({ email }: Pick<UserRecord, 'email'>) => email?.toLowerCase() ?? '';
