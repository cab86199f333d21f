import { avatarMaxBytes } from '@tempera/domain/account-calls';
import { messageOf } from '@tempera/domain/messages';

const types = ['image/png', 'image/jpeg', 'image/webp'];

/** What a file dialog offers for a picture. */
export const pictureTypes = types.join(',');

/**
 * The bytes of a chosen picture as base64. What the server would refuse is refused here, before it is sent.
 * @throws Error with the words for the person
 */
export async function readPicture(file: Pick<File, 'type' | 'size' | 'arrayBuffer'>): Promise<string> {
  if (!types.includes(file.type) || file.size === 0 || file.size > avatarMaxBytes) {
    throw new Error(messageOf({ reason: 'image-invalid' }));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A call with a million arguments would not fit the stack.
  const chunk = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return btoa(text);
}
