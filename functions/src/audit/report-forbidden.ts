import { createHash } from 'node:crypto';
import type { ReportForbiddenOutput } from '@tempera/domain/operations/audit';
import { type CallAuth, identify, toSession } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { recordOnce } from './audit.store.ts';

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * One entry for each person, or network address of visitors, path and minute: reloading fills no log. Nor does an invented
 * path for each call: of a person's paths there are 256 kinds.
 */
const entryId = (who: string, path: string) =>
  `denied-${hexOf(who).slice(0, 32)}-${hexOf(path).slice(0, 2)}-${Math.floor(clock.now() / 60_000)}`;

async function readWho(callAuth: CallAuth | null) {
  const identity = identify(callAuth);
  if (!identity) return { uid: '', name: 'Visitor', role: 'visitor' };
  const record = await refs.access(identity.uid).get();
  const { role } = toSession(identity, record.data());
  const name = (await refs.user(identity.uid).get()).data()?.name ?? identity.name;
  return { uid: identity.uid, name, role };
}

/**
 * Writes down that somebody came to a screen that is not for them, as the page /403 says it does.
 * @throws RefusalError `sign-in-required` in a session that was ended everywhere
 */
export async function reportForbidden(
  { path }: { path: string },
  callAuth: CallAuth | null,
  ip: string,
): Promise<ReportForbiddenOutput> {
  const { uid, name, role } = await readWho(callAuth);
  const recorded = await recordOnce(entryId(uid || `visitor:${ip}`, path), {
    action: 'access.denied',
    byId: uid,
    byName: name,
    byRole: role,
    targetId: '',
    targetName: path,
    details: {},
  });
  return { recorded };
}
