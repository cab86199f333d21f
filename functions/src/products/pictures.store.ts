import { createHash } from 'node:crypto';
import { inParts } from '@tempera/domain/site/in-parts';
import { contentTypes as pictureTypes } from '../avatars/avatar-path.ts';
import type { Picture } from '../avatars/read-picture.ts';
import { bucket, type DocumentData, type DocumentSnapshot } from '../platform/admin.ts';
import { eachDocument } from '../platform/each-document.ts';
import { refs } from '../platform/refs.ts';
import { storedFiles } from '../platform/stored-files.ts';
import type { Video } from './read-video.ts';

const contentTypes = { ...pictureTypes, mp4: 'video/mp4', webm: 'video/webm' };

/** Where a product's picture or video stands in the bucket; with a slash before it, its address in the store. */
export const pictureFile = ({ bytes, extension }: Pick<Picture, 'bytes' | 'extension'> | Video): string =>
  `pictures/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;

/** The file that an address asks for, or null: only what {@link pictureFile} could have named is ever looked for. */
export function pictureAsked(path: string): { file: string; contentType: string } | null {
  const match = /^\/(?:pictures\/)?([0-9a-f]{32}\.(png|jpg|webp|mp4|webm))$/.exec(path);
  if (!match) return null;
  return { file: `pictures/${match[1]}`, contentType: contentTypes[match[2] as keyof typeof contentTypes] };
}

export async function isStored(file: string): Promise<boolean> {
  return (await (await bucket()).file(file).exists())[0];
}

/** The pictures below a prefix, so many at a time and at most so many in all. */
export const storedPictures = (prefix: string, limits: { page: number; most: number }) =>
  storedFiles(prefix, (file) => pictureAsked(`/${file}`) !== null, limits);

/** Values that one query may ask for. */
const together = 30;
/** Products that are looked through at a time. */
const page = 200;

/** Which of these files are among the pictures of a product, in whatever state. */
export async function findShown(files: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>();
  for (const some of inParts(files, together)) {
    const addresses = some.map((file) => `/${file}`);
    const found = await Promise.all([
      refs.products().where('image', 'in', addresses).select('image').get(),
      refs.products().where('pictures', 'array-contains-any', addresses).select('pictures').get(),
      refs.products().where('video', 'in', addresses).select('video').get(),
    ]);
    for (const product of found.flatMap(({ docs }) => docs)) {
      const { image, pictures = [], video } = product.data();
      for (const address of [image, ...pictures, video].map(String)) {
        if (addresses.includes(address)) shown.add(address.slice(1));
      }
    }
  }
  return shown;
}

/** The files that stand anywhere in a document's texts: in an address, in Markdown, in a list. */
function mentionedIn(data: DocumentData, files: readonly string[]): string[] {
  const text = JSON.stringify(data);
  return files.filter((file) => text.includes(file));
}

/**
 * Which of these files anything of the store mentions: the logo and the texts of the settings, categories, questions, page texts, and
 * the descriptions of products. It reads them all, so it is for the few files that are about to go.
 */
export async function findMentioned(files: readonly string[]): Promise<Set<string>> {
  const mentioned = new Set<string>();
  const look = (document: DocumentSnapshot) => {
    for (const file of mentionedIn(document.data() ?? {}, files)) mentioned.add(file);
  };
  const small = await Promise.all([
    refs.settings().get(),
    refs.categories().get(),
    refs.faqs().get(),
    refs.legalTexts().get(),
    refs.guides().get(),
    refs.plans().get(),
  ]);
  for (const { docs } of small) docs.forEach(look);
  for await (const product of eachDocument(refs.products().orderBy('__name__'), page)) look(product);
  return mentioned;
}
