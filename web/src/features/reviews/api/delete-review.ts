import { deleteDocument } from '../../../firebase/write/write.ts';

/** Takes one's review back. @throws what {@link deleteDocument} throws */
export const deleteReview = (slug: string, uid: string): Promise<void> =>
  deleteDocument(`products/${slug}/reviews/${uid}`);
