import { createHash } from 'node:crypto';
import type { ReportForbiddenOutput } from '@tempera/domain/operations/audit';
import { memberName } from '@tempera/domain/people/member-name';
import { type CallAuth, identify, toSession } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { senderIn, standInOf } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { recordAgain } from './audit.store.ts';

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** One entry for each person, or network of those who are anybody's to make, and hour, which counts: reloading fills no log, nor do invented paths. */
const entryId = (who: string) => `denied-${hexOf(who).slice(0, 32)}-${Math.floor(clock.now() / 3_600_000)}`;

async function readWho(callAuth: CallAuth | null) {
  const identity = identify(callAuth);
  if (!identity) return { uid: '', name: 'Visitor', role: 'visitor' };
  const record = await refs.access(identity.uid).get();
  const { role } = toSession(identity, record.data());
  const name = (await refs.user(identity.uid).get()).data()?.name ?? memberName(identity.uid);
  return { uid: identity.uid, name, role };
}

/**
 * Writes down that somebody came to a screen that is not for them, as the page /403 says it does: which one it was last, and how
 * often within the hour.
 * @throws RefusalError `sign-in-required` in a session that was ended everywhere
 */
export async function reportForbidden(
  { path }: { path: string },
  callAuth: CallAuth | null,
  ip: string,
): Promise<ReportForbiddenOutput> {
  const { uid, name, role } = await readWho(callAuth);
  const who = standInOf(senderIn({ auth: callAuth, ip })) || uid;
  const recorded = await recordAgain(entryId(who), {
    action: 'access.denied',
    byId: uid,
    byName: name,
    byRole: role,
    targetId: '',
    targetName: path,
  });
  return { recorded };
}
