import { durations } from '@tempera/domain/site/durations';
import { bucket } from './admin.ts';
import { clock } from './clock.ts';

interface Answered {
  contentType: string;
  /** `Content-Disposition`: what the file is called. */
  disposition: string;
}

/**
 * The address of a file of the bucket, for whoever has it and for five minutes: Cloud Storage sends the file itself, whole or in part.
 * Signed by the account that functions run as; in the emulators by one that the door before Storage's knows (decision 52).
 * @throws when the account may not sign
 */
export async function signedAddress(path: string, { contentType, disposition }: Answered): Promise<string> {
  const host = process.env.TEMPERA_FILES_URL;
  const [address] = await (await bucket()).file(path).getSignedUrl({
    version: 'v4',
    action: 'read',
    accessibleAt: clock.now(),
    expires: clock.now() + durations.fileAddress,
    responseType: contentType,
    responseDisposition: disposition,
    ...(host && { host }),
  });
  return address;
}
