import type { Faq } from '@tempera/domain/catalogue/product';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { signedDelete, signedSet } from '../../../firebase/write/signed.ts';

const managed = 200;

/** All questions, to manage. */
export const useFaqs = (): Live<Faq[]> => useList('faqs', orderBy('order'), limit(managed));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const saveFaq = (id: string, fields: Omit<Faq, 'id'>): Promise<void> =>
  signedSet(`faqs/${id}`, fields);

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const deleteFaq = (id: string): Promise<void> => signedDelete(`faqs/${id}`);
