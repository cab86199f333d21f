import { deleteDocument, serverNow, setDocument } from '../../../firebase/write/write.ts';

let last: Promise<void> = Promise.resolve();

/**
 * Puts a template on a person's wishlist or takes it off, one after the other, so that the last press counts.
 * @throws CallError without a connection, FirebaseError `permission-denied`
 */
export function writeWish(uid: string, slug: string, wished: boolean): Promise<void> {
  const path = `users/${uid}/wishlist/${slug}`;
  const written = last.then(() =>
    wished ? setDocument(path, { addedAt: serverNow }) : deleteDocument(path),
  );
  last = written.catch(() => {});
  return written;
}
