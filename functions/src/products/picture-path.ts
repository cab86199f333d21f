import { createHash } from 'node:crypto';
import { contentTypes } from '../avatars/avatar-path.ts';
import type { Picture } from '../avatars/picture.ts';

/** Where a product's picture stands in the bucket; with a slash before it, its address in the store. */
export const pictureFile = ({ bytes, extension }: Picture): string =>
  `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;

/** The file that an address asks for, or null: only what {@link pictureFile} could have named is ever looked for. */
export function pictureAsked(path: string): { file: string; contentType: string } | null {
  const match = /^\/(?:pictures\/)?([0-9a-f]{32}\.(png|jpg|webp))$/.exec(path);
  if (!match) return null;
  return { file: `pictures/${match[1]}`, contentType: contentTypes[match[2] as Picture['extension']] };
}
