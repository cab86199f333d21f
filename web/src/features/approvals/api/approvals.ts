import type { Approval, DecideApprovalOutput } from '@tempera/domain/people/approval';
import { mergeOwnerSettings, type OwnerSettings } from '@tempera/domain/settings/owner-settings';
import { unmarked } from '@tempera/domain/settings/settings';
import { limit, orderBy } from 'firebase/firestore';
import { proveFirst, withProof } from '../../../firebase/auth/proof.ts';
import { useDoc, useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import { writeTogether } from '../../../firebase/write/write.ts';

export type StoredApproval = Approval<number> & { id: string };

/** What was asked of the owner, the newest first, live. */
export const useApprovals = (count: number): Live<StoredApproval[]> =>
  useList<StoredApproval>('approvals', orderBy('at', 'desc'), limit(count));

/** @throws CallError */
export const decideApproval = (id: string, accept: boolean) =>
  withProof(() =>
    call<{ id: string; accept: boolean }, DecideApprovalOutput>('decideApproval', { id, accept }),
  );

const path = 'settings/owner';

interface Stored {
  settings: OwnerSettings;
  /** As it was read; null where the owner has stored none yet. */
  before: Record<string, unknown> | null;
}

/** What the owner has decided, or the defaults; live. */
export function useOwnerSettings(): Live<Stored> {
  const { loading, data, error } = useDoc<Record<string, unknown>>(path);
  if (loading || error) return { loading, data: null, error };
  const { id: _id, ...fields } = data ?? { id: '' };
  const before = data && unmarked<Record<string, unknown>>(fields);
  return { loading, data: { settings: mergeOwnerSettings(before), before }, error };
}

/** @throws OvertakenError, CallError, FirebaseError */
export async function saveOwnerSettings(
  settings: OwnerSettings,
  { before }: Stored,
  by: string,
): Promise<void> {
  await proveFirst();
  await writeTogether([{ set: path, data: { ...settings }, expects: before, by }]);
}
