import { type secrets, versionsOf } from '../setup/steps.ts';
import type { World } from './world.ts';

/** Whether somebody has set a secret: the setup creates it with a first version that is none. Null where nobody could look. */
export async function isSecretSet(
  name: (typeof secrets)[number],
  project: string,
  { ask }: World,
): Promise<boolean | null> {
  const { code, stdout } = await ask('gcloud', versionsOf(project, name));
  return code === 0 ? stdout.split('\n').filter(Boolean).length > 1 : null;
}
