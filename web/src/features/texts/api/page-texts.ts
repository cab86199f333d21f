import type { PageText } from '@tempera/domain/site/page-text';
import type { TextKind, TextPage } from '@tempera/domain/site/text-pages';
import { limit } from 'firebase/firestore';
import { sessionKnown } from '../../../firebase/auth/session.ts';
import { useDoc, useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { signedDelete } from '../../../firebase/write/signed.ts';
import { writeTogether } from '../../../firebase/write/write.ts';

const most = 20;

/** What an owner has written of one kind, live; pages with their default text have no document. */
export const useWritten = (kind: TextKind): Live<{ id: string }[]> => useList(kind, limit(most));

/** What an owner has written of one page, live; null while it has its default text. */
export const useWrittenText = ({ kind, id }: TextPage): Live<{ id: string }> => useDoc(`${kind}/${id}`);

/**
 * Stores a page's text over what was looked at, null for the default one.
 * @throws OvertakenError when somebody else was quicker, CallError without a connection, FirebaseError when the rules refuse
 */
export async function saveText(
  { kind, id }: TextPage,
  text: PageText,
  expects: PageText | null,
): Promise<void> {
  const by = (await sessionKnown())?.uid;
  const data = { ...text };
  await writeTogether([
    { set: `${kind}/${id}`, data, expects: expects && { ...expects }, ...(by !== undefined && { by }) },
  ]);
}

/** Brings back the default text. @throws CallError without a connection, FirebaseError when the rules refuse */
export const resetText = ({ kind, id }: TextPage): Promise<void> => signedDelete(`${kind}/${id}`);
