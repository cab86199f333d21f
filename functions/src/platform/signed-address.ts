import type { GetSignedUrlConfig } from '@google-cloud/storage';
import { incomingHeaders } from '@tempera/domain/catalogue/product-calls';
import { durations } from '@tempera/domain/site/durations';
import { bucket } from './admin.ts';
import { clock } from './clock.ts';

interface Answered {
  contentType: string;
  /** `Content-Disposition`: what the file is called. */
  disposition: string;
  /**
   * For a program that sends its token on wherever a host has the same name, which Storage refuses: the door before Storage's emulator is
   * told from the store by its port alone, so that it goes by another name.
   */
  apart?: boolean;
}

/**
 * The address of a file of the bucket, for whoever has it and for so many milliseconds: Cloud Storage sends the file itself, whole or in part.
 * Signed by the account that functions run as; in the emulators by one that the door before Storage's knows (decision 52).
 * @throws when the account may not sign
 */
export function signedAddress(
  path: string,
  { contentType, disposition, apart = false }: Answered,
  lifeMs: number = durations.fileAddress,
): Promise<string> {
  const asked = { action: 'read', responseType: contentType, responseDisposition: disposition } as const;
  const host = process.env.TEMPERA_FILES_URL;
  return sign(path, lifeMs, asked, apart ? host?.replace('127.0.0.1', 'localhost') : host);
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

async function sign(
  path: string,
  lifeMs: number,
  asked: Asked,
  host = process.env.TEMPERA_FILES_URL,
): Promise<string> {
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
