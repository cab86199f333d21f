import { Failure } from '../emulators/launcher/failure.ts';
import { fixedPorts, isFree, services, stackEnv } from '../emulators/launcher/ports.ts';

/**
 * Points the Admin SDK, which is not to be loaded yet, at the emulators that the environment names, or else at those of the store that
 * runs on shifted ports. @throws Failure when none runs there
 */
export async function findStore(offset: number): Promise<void> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return;
  const ports = fixedPorts(offset);
  if (!Number.isInteger(offset) || (await isFree(ports.firestore))) {
    throw new Failure(`No store runs there: npm start opens one, and --offset names its ports.`);
  }
  Object.assign(process.env, stackEnv(ports, services));
}
