import type { GetSignedUrlConfig } from '@google-cloud/storage';
import { incomingHeaders } from '@tempera/domain/catalogue/product-calls';
import { durations } from '@tempera/domain/site/durations';
import { bucket } from './admin.ts';
import { clock } from './clock.ts';

interface Answered {
  contentType: string;
  /** `Content-Disposition`: what the file is called. */
  disposition: string;
}

/**
 * The address of a file of the bucket, for whoever has it and for so many milliseconds: Cloud Storage sends the file itself, whole or in part.
 * Signed by the account that functions run as; in the emulators by one that the door before Storage's knows (decision 52).
 * @throws when the account may not sign
 */
export function signedAddress(
  path: string,
  { contentType, disposition }: Answered,
  lifeMs: number = durations.fileAddress,
): Promise<string> {
  return sign(path, lifeMs, { action: 'read', responseType: contentType, responseDisposition: disposition });
}

/**
 * Where a file of this size can be uploaded to, begun within five minutes: a POST with {@link incomingHeaders} answers with the address of
 * a session, which takes the bytes.
 * @throws when the account may not sign
 */
export function uploadAddress(path: string, sizeBytes: number): Promise<string> {
  const { 'Content-Type': contentType, ...extensionHeaders } = incomingHeaders(sizeBytes);
  return sign(path, durations.fileAddress, { action: 'resumable', contentType, extensionHeaders });
}

type Asked = Omit<GetSignedUrlConfig, 'version' | 'expires'>;

async function sign(path: string, lifeMs: number, asked: Asked): Promise<string> {
  const host = process.env.TEMPERA_FILES_URL;
  const now = clock.now();
  const [address] = await (await bucket()).file(path).getSignedUrl({
    version: 'v4',
    accessibleAt: now,
    expires: now + lifeMs,
    ...asked,
    ...(host && { host }),
  });
  return address;
}
