import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ApproveDeviceOutput, approveDeviceInput } from '@tempera/domain/tokens/token-calls';
import { readUserCode } from '@tempera/domain/tokens/user-code';
import type { z } from 'zod';
import type { CallContext } from '../platform/callable.ts';
import { isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { approve as approveAs, type Device, deny, findDevice } from './devices.store.ts';
import { assertMayGrant } from './may-grant.ts';
import { assertTokenRoom } from './tokens.store.ts';

async function findWaiting(typed: string): Promise<Device> {
  const userCode = readUserCode(typed);
  const device = userCode && (await findDevice(userCode, clock.now()));
  // One that was answered is nobody's to answer again.
  if (!device || device.denied || device.approved) throw new RefusalError('device-code-invalid');
  return device;
}

/**
 * Tells the caller which device asks with this code, and lets it in, or not, when they say so.
 * @throws RefusalError `too-many-attempts`, `sign-in-required`, `restricted`, `not-allowed` to guests, `device-code-invalid`; to let it in, those of
 *   `assertMayGrant`, `tokens-full`
 */
export async function approveDevice(
  { userCode, approve }: z.output<typeof approveDeviceInput>,
  context: Pick<CallContext, 'auth' | 'ip'>,
): Promise<ApproveDeviceOutput> {
  await countTry(countersOf('deviceCodes', senderIn(context)));
  const caller = await loadCaller(requireIdentity(context.auth));
  if (isGuest(caller)) throw new RefusalError('not-allowed');
  const device = await findWaiting(userCode);
  const { name, scopes, country, expiresAt } = device;
  if (approve !== undefined && !(await answer(device, approve, caller)))
    throw new RefusalError('device-code-invalid');
  return { name, scopes, country, expiresAt };
}

async function answer(
  device: Device,
  approve: boolean,
  caller: Awaited<ReturnType<typeof loadCaller>>,
): Promise<boolean> {
  if (!approve) return (await deny(device)) || (await deny(await findWaiting(device.userCode)));
  await assertMayGrant(caller, device.scopes);
  const { uid, secondFactor } = caller;
  await assertTokenRoom(uid);
  const by = { uid, at: clock.now(), secondFactor };
  // The device may have asked at this very moment, which changes its document too.
  return (await approveAs(device, by)) || (await approveAs(await findWaiting(device.userCode), by));
}
