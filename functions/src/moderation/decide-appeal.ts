import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import type { AppealStatus, DecideAppealOutput } from '@tempera/domain/people/appeal';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import type { Records } from './access.store.ts';
import { changePerson } from './change-person.ts';
import { toLifted } from './lift.ts';

/** What stands as the reason when an appeal has ended a restriction. */
const acceptedReason = 'Appeal accepted';

/** An appeal is about one restriction: a later one is not ended by it. */
function statusOf({ target, related }: Records, accept: boolean): Exclude<AppealStatus, 'open'> {
  const same = target.record.data()?.restrictionId === related?.data()?.restrictionId;
  if (!same || !isRestricted(target.access, clock.now())) return 'over';
  return accept ? 'accepted' : 'rejected';
}

/**
 * Answers a restricted person's appeal; accepting it lifts the restriction in the same commit. Rejecting needs the right
 * to lift the restriction too.
 * @throws RefusalError those of `changePerson`; `appeal-decided` when somebody was quicker
 */
export async function decideAppeal(
  { id, accept }: { id: string; accept: boolean },
  callAuth: CallAuth | null,
  ownerEmail: string,
): Promise<DecideAppealOutput> {
  const related = refs.appeal(id);
  const uid = id.slice(0, id.lastIndexOf('_'));
  let status: Exclude<AppealStatus, 'open'> = 'over';
  await changePerson(callAuth, { uid, authority: 'lift', ownerEmail, related }, (records) => {
    if (records.related?.data()?.status !== 'open') throw new RefusalError('appeal-decided');
    status = statusOf(records, accept);
    const fields = { status, decidedAt: serverTime() };
    const change = status === 'accepted' ? toLifted(records.target, acceptedReason) : null;
    return { change, related: { fields, action: `appeal.${status}` } };
  });
  return { status };
}
