import { durations } from '@tempera/domain/site/durations';
import { appCheck } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';

type MakeToken = (appId: string, options: { ttlMillis: number }) => Promise<{ token: string }>;

const ofGoogle: MakeToken = async (appId, options) => (await appCheck()).createToken(appId, options);

/**
 * Makes the token of App Check by which the server's pages read what everybody may. The account of the pages may make none itself (docs/security.md).
 * @param appId the web app that they are; `''` in a store that needs no token
 */
export async function attestPages(appId: string, makeToken = ofGoogle): Promise<void> {
  if (!appId) return;
  const { token } = await makeToken(appId, { ttlMillis: durations.pageAttestation });
  await refs.pageAttestation().set({ token, madeAt: fromMillis(clock.now()) });
}
