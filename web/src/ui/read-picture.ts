import { messageOf } from '@tempera/domain/calls/reason-texts';
import { avatarMaxBytes } from '@tempera/domain/people/account-calls';
import { shrinkPicture } from './shrink-picture.ts';

const types = ['image/png', 'image/jpeg', 'image/webp'];
/** More than any camera writes; beyond it the browser would only run out of memory, in bytes. */
const largestFile = 30 * avatarMaxBytes;

/** What a file dialog offers for a picture. */
export const pictureTypes = types.join(',');

/**
 * A chosen picture, made small, as base64. What the server would refuse is refused here, before it is sent.
 * @param longest its longer side at most, in pixels
 * @throws Error with the words for the person
 */
export async function readPicture(
  file: Blob,
  longest: number,
  shrink: (file: Blob, longest: number) => Promise<Blob> = shrinkPicture,
): Promise<string> {
  const refused = new Error(messageOf({ reason: 'image-invalid' }));
  if (!types.includes(file.type) || file.size === 0 || file.size > largestFile) throw refused;
  const picture = await shrink(file, longest).catch(() => null);
  if (!picture || picture.size > avatarMaxBytes) throw refused;
  const bytes = new Uint8Array(await picture.arrayBuffer());
  // A call with a million arguments would not fit the stack.
  const chunk = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return btoa(text);
}
