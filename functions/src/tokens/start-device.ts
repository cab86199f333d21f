import { randomBytes } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { durations } from '@tempera/domain/site/durations';
import { paths } from '@tempera/domain/site/paths';
import { type StartDeviceOutput, startDeviceInput } from '@tempera/domain/tokens/token-calls';
import { makeUserCode, showUserCode } from '@tempera/domain/tokens/user-code';
import type { Request } from 'firebase-functions/https';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { linkTo } from '../mail/queued-mail.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry, senderIn } from '../platform/limiter.ts';
import { parseInput } from '../platform/parse-input.ts';
import { countryOf, senderOf } from '../platform/sender.ts';
import { putDevice } from './devices.store.ts';
import { hashOf, random } from './token-hash.ts';

/** Between two questions of a device, in seconds. */
const interval = 5;

/**
 * Begins the sign-in of a device that has no browser (RFC 8628, 3.1): a code for its person to type, and one for itself to ask with.
 * @throws RefusalError `invalid-input`, `too-many-attempts`
 */
export async function startDevice(request: Request): Promise<StartDeviceOutput> {
  const asked = parseInput(startDeviceInput, request.body ?? {});
  await countTry(countersOf('newDevices', senderIn({ auth: null, ip: senderOf(request) })));
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = clock.now() + durations.deviceCode;
  const rest = { ...asked, secretHash: hashOf(secret), country: countryOf(request) ?? '', expiresAt };
  const settings = await loadSettings();
  // Two of 25 billion codes are hardly ever the same.
  for (let attempt = 0; attempt < 5; attempt++) {
    const userCode = makeUserCode(random);
    if (!(await putDevice({ userCode, ...rest }, interval))) continue;
    const shown = showUserCode(userCode);
    return {
      device_code: `${userCode}.${secret}`,
      user_code: shown,
      verification_uri: linkTo(paths.activate, settings),
      verification_uri_complete: linkTo(paths.activateCode(shown), settings),
      expires_in: durations.deviceCode / 1_000,
      interval,
    };
  }
  throw new RefusalError('busy');
}
