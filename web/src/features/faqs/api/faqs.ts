import type { Faq } from '@tempera/domain/catalogue/product';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { signed } from '../../../firebase/write/signed.ts';
import { deleteDocument, setDocument, updateDocument } from '../../../firebase/write/write.ts';

const managed = 200;

/** All questions, to manage. */
export const useFaqs = (): Live<Faq[]> => useList('faqs', orderBy('order'), limit(managed));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const saveFaq = async (id: string, fields: Omit<Faq, 'id'>): Promise<void> =>
  setDocument(`faqs/${id}`, await signed(fields));

/** Deletes a question. What is gone can't say who did that, so it is signed before. */
export async function deleteFaq(id: string): Promise<void> {
  await updateDocument(`faqs/${id}`, await signed({}));
  await deleteDocument(`faqs/${id}`);
}
