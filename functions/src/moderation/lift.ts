import { liftReasons } from '@tempera/domain/people/moderation';
import type { LiftOutput } from '@tempera/domain/people/moderation-calls';
import type { CallAuth } from '../platform/caller.ts';
import type { AccessChange, Target } from './access-change.ts';
import { changePerson } from './change-person.ts';

/** A person active again, or null for one who is already. */
export function toLifted({ access }: Pick<Target, 'access'>, why?: string): AccessChange | null {
  if (access.status === 'active') return null;
  const fields = { status: 'active', until: null, permanent: false } as const;
  return { what: 'lift', fields, why: why ?? liftReasons[access.status] };
}

/**
 * Ends a person's restriction. Lifting one that has ended is no error: of two moderators at once, both are told that it
 * is over.
 * @throws RefusalError those of `changePerson`
 */
export async function lift(
  { uid }: { uid: string },
  callAuth: CallAuth | null,
  ownerEmail: string,
): Promise<LiftOutput> {
  await changePerson(callAuth, { uid, authority: 'lift', ownerEmail }, ({ target }) => ({
    change: toLifted(target),
  }));
  return { status: 'active' };
}
