import { asKept } from '../access/device-mark.ts';
import { refs } from '../platform/refs.ts';
import type { Migration } from './migration.ts';

async function hideOf(uid: string): Promise<void> {
  const { docs } = await refs.signIns(uid).get();
  for (const signIn of docs) {
    const { device = '' } = signIn.data();
    const kept = asKept(uid, device);
    if (kept !== device) await signIn.ref.update({ device: kept });
  }
}

/** The marks of browsers are kept as hashes (decision 72). */
export const hideDeviceMarks: Migration = {
  id: '0006-hide-device-marks',
  steps: [{ name: 'users', collection: refs.users, bring: hideOf }],
};
