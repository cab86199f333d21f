import { createHash, randomBytes } from 'node:crypto';
import type { Picture } from './read-picture.ts';

/** Content types of what is stored, by extension. */
export const contentTypes: Record<Picture['extension'], string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** A person's folder in the bucket. Firebase's own uids are plain; any other is taken by its hash, to be safe in paths. */
export const avatarFolder = (uid: string): string =>
  `avatars/${/^[A-Za-z0-9_-]+$/.test(uid) ? uid : createHash('sha256').update(uid).digest('hex')}/`;

/**
 * Where a picture will stand in the bucket; with a slash before it, its address in the store. Each upload has a place of its own, the same
 * picture again too: so whatever takes a former one away, however late, never meets one that is shown.
 */
export const newAvatarFile = (uid: string, extension: Picture['extension']): string =>
  `${avatarFolder(uid)}${randomBytes(8).toString('hex')}.${extension}`;

/** The file that an address asks for, or null: only what {@link newAvatarFile} could have named is ever looked for. */
export function avatarAsked(path: string): { file: string; contentType: string } | null {
  const match = /^\/(?:avatars\/)?([A-Za-z0-9_-]{1,128}\/[0-9a-f]{16}\.(png|jpg|webp))$/.exec(path);
  if (!match) return null;
  return { file: `avatars/${match[1]}`, contentType: contentTypes[match[2] as Picture['extension']] };
}
