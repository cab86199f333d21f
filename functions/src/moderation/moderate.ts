import { RefusalError } from '@tempera/domain/calls/reasons';
import { standingAt } from '@tempera/domain/people/access';
import {
  durationMs,
  longestRestriction,
  type ModerationAction,
  type Restriction,
  weakens,
} from '@tempera/domain/people/moderation';
import type { ModerateOutput, moderateInput } from '@tempera/domain/people/moderation-calls';
import type { Role } from '@tempera/domain/people/roles';
import type { z } from 'zod';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { changePerson } from './change-person.ts';

type Input = z.output<typeof moderateInput>;

const standingOf = { ban: 'banned', suspend: 'suspended' } as const satisfies Record<
  ModerationAction,
  string
>;

/**
 * The restriction that is asked for, by the store's clock.
 * @throws RefusalError `invalid-input` for a permanent suspension, `duration-missing`, `duration-too-long`
 */
function toRestriction({ action, isPermanent, duration }: Input, role: Role, now: number): Restriction {
  const status = standingOf[action];
  if (isPermanent && action === 'suspend') throw new RefusalError('invalid-input', { field: 'isPermanent' });
  if (isPermanent) return { status, until: null, permanent: true };
  const length = duration ? durationMs(duration) : 0;
  if (length === 0) throw new RefusalError('duration-missing', { field: 'duration' });
  if (length > longestRestriction(role)) throw new RefusalError('duration-too-long', { field: 'duration' });
  return { status, until: now + length, permanent: false };
}

/**
 * Bans or suspends a person: with an end, or, for a ban by admins, without one. A restriction in force
 * is replaced by one that takes nothing off it.
 * @throws RefusalError those of `changePerson` and `toRestriction`, and `restricted-already`
 */
export async function moderate(
  input: Input,
  callAuth: CallAuth | null,
  ownerEmail: string,
): Promise<ModerateOutput> {
  const { uid, action, reason } = input;
  const authority = input.isPermanent ? 'banForGood' : 'restrict';
  const decided = await changePerson(callAuth, { uid, authority, ownerEmail }, ({ target }, { role }) => {
    const now = clock.now();
    const fields = toRestriction(input, role, now);
    const inForce = standingAt(target.access, now) !== 'active';
    if (inForce && weakens(fields, target.access)) throw new RefusalError('restricted-already');
    return { change: { what: action, fields, why: reason } };
  });
  const { status = 'active', until = null } = decided?.change.fields ?? {};
  return { status, until };
}
