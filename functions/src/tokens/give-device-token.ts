import { isRestricted } from '@tempera/domain/people/access';
import { deviceTokenDays } from '@tempera/domain/tokens/access-token';
import {
  type DeviceTokenError,
  type DeviceTokenOutput,
  deviceTokenInput,
} from '@tempera/domain/tokens/token-calls';
import type { Request } from 'firebase-functions/https';
import { endedIn } from '../access/ended-sessions.store.ts';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { parseInput } from '../platform/parse-input.ts';
import { refs } from '../platform/refs.ts';
import { type Device, findDevice, noteAsked, takeDevice } from './devices.store.ts';
import { hashOf } from './token-hash.ts';
import { addToken } from './tokens.store.ts';

/** A device that asks sooner has to wait so many seconds longer each time, up to the most (RFC 8628, 3.5). */
const slower = { by: 5, most: 60 };

/** A life of its own: whoever signs in anew gets another. */
const lifeMs = deviceTokenDays * 24 * 60 * 60_000;

const codeForm = /^([B-Z]{8})\.([\w-]{43})$/;

/** The device that asks with this code of its own, while it waits. */
async function askingDevice(code: string): Promise<Device | null> {
  const [, userCode, secret] = codeForm.exec(code) ?? [];
  const device = userCode ? await findDevice(userCode, clock.now()) : null;
  return device && device.secretHash === hashOf(secret ?? '') ? device : null;
}

async function wait(device: Device): Promise<DeviceTokenError> {
  const now = clock.now();
  const isTooSoon = device.askedAt !== null && now < device.askedAt + device.interval * 1_000 - 500;
  const interval = isTooSoon ? Math.min(device.interval + slower.by, slower.most) : device.interval;
  await noteAsked(device, now, interval);
  return isTooSoon ? 'slow_down' : 'authorization_pending';
}

/** Whether who approved it is no longer somebody who may, or has ended that session. */
async function isOver({ uid, at }: NonNullable<Device['approved']>): Promise<boolean> {
  const data = (await refs.access(uid).get()).data();
  return isRestricted(toAccess(data), clock.now()) || at < endedIn(data);
}

/**
 * What a device hears that asks whether its person has approved it (RFC 8628, 3.4): its token, once, or why it has none.
 * @throws RefusalError `invalid-input`, those of `addToken`
 */
export async function giveDeviceToken(
  request: Request,
): Promise<DeviceTokenOutput | { error: DeviceTokenError }> {
  const { device_code } = parseInput(deviceTokenInput, request.body ?? {});
  const device = await askingDevice(device_code);
  if (!device) return { error: 'expired_token' };
  if (device.denied) return { error: 'access_denied' };
  const { approved, name, scopes } = device;
  if (!approved) return { error: await wait(device) };
  if (await isOver(approved)) return { error: 'access_denied' };
  const { uid, at: createdAt, secondFactor } = approved;
  const wanted = { uid, name, scopes, createdAt, expiresAt: createdAt + lifeMs, secondFactor };
  const taken = await takeToken(device_code, { ...wanted, by: 'device' });
  if (!taken) return { error: 'expired_token' };
  const { token: access_token, expiresAt: expires_at } = taken;
  return { access_token, token_type: 'bearer', scope: scopes.join(' '), expires_at };
}

class Gone extends Error {}

/** Of two questions at once, one gets the token: the device goes with it. */
async function takeToken(code: string, wanted: Parameters<typeof addToken>[0]) {
  try {
    return await addToken(wanted, async (batch) => {
      const device = await askingDevice(code);
      if (!device) throw new Gone();
      takeDevice(batch, device);
    });
  } catch (error) {
    if (error instanceof Gone) return null;
    throw error;
  }
}
