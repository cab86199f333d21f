import { readScopes, type Scope } from '@tempera/domain/tokens/scopes';
import type { DocumentSnapshot, WriteBatch } from '../platform/admin.ts';
import { isAlreadyThere, isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, type Timestamp, toMillis } from '../platform/timestamps.ts';

/** `deviceCodes/{userCode}`: a device that waits for its person. Times in milliseconds. */
export interface Device {
  userCode: string;
  /** Of what the device itself has to say. */
  secretHash: string;
  name: string;
  scopes: Scope[];
  country: string;
  expiresAt: number;
  /** How many seconds it has to wait between two questions, and when it asked last. */
  interval: number;
  askedAt: number | null;
  /** Whose it is to be, and since when; null while nobody has said so. */
  approved: { uid: string; at: number; secondFactor: boolean } | null;
  denied: boolean;
  updateTime: Timestamp;
}

function toDevice(snapshot: DocumentSnapshot): Device | null {
  const data = snapshot.data();
  if (!data || !snapshot.updateTime) return null;
  const { secretHash, name, country, interval, uid, secondFactor, denied } = data;
  const at = toMillis(data.approvedAt);
  return {
    userCode: snapshot.id,
    secretHash,
    name,
    scopes: readScopes(data.scopes),
    country,
    expiresAt: toMillis(data.expiresAt) ?? 0,
    interval,
    askedAt: toMillis(data.askedAt),
    approved: at === null ? null : { uid, at, secondFactor: secondFactor === true },
    denied: denied === true,
    updateTime: snapshot.updateTime,
  };
}

/** The device that waits with this code. @param now milliseconds */
export async function findDevice(userCode: string, now: number): Promise<Device | null> {
  const device = toDevice(await refs.deviceCode(userCode).get());
  return device && device.expiresAt > now ? device : null;
}

type NewDevice = Pick<Device, 'userCode' | 'secretHash' | 'name' | 'scopes' | 'country' | 'expiresAt'>;

/** @returns false where another device has this code */
export async function putDevice(device: NewDevice, interval: number): Promise<boolean> {
  const { userCode, expiresAt, ...said } = device;
  try {
    await refs
      .deviceCode(userCode)
      .create({ ...said, interval, askedAt: null, approvedAt: null, expiresAt: fromMillis(expiresAt) });
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Changes a device that nobody has changed since it was read. @returns whether that was so */
async function change({ userCode, updateTime }: Device, fields: object): Promise<boolean> {
  try {
    await refs.deviceCode(userCode).update(fields, { lastUpdateTime: updateTime });
    return true;
  } catch (error) {
    if (isOvertaken(error) || isMissing(error)) return false;
    throw error;
  }
}

export const approve = (device: Device, { uid, at, secondFactor }: NonNullable<Device['approved']>) =>
  change(device, { uid, approvedAt: fromMillis(at), secondFactor });

export const deny = (device: Device) => change(device, { denied: true });

/** Notes that the device asked; of two at once, one is noted. */
export const noteAsked = (device: Device, at: number, interval: number) =>
  change(device, { askedAt: fromMillis(at), interval });

/** Takes the device away in a batch, which fails where anything of it has changed. */
export const takeDevice = (batch: WriteBatch, { userCode, updateTime }: Device) =>
  batch.delete(refs.deviceCode(userCode), { lastUpdateTime: updateTime });
