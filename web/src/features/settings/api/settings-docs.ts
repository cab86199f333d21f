import { unmarked } from '@tempera/domain/settings/settings';
import { proveFirst } from '../../../firebase/auth/proof.ts';
import { useDoc } from '../../../firebase/live/hooks.tsx';
import { writeTogether } from '../../../firebase/write/write.ts';
import { documents, type Group, type Stored } from '../form-values.ts';

/** What is stored there, without id and mark. */
const fieldsOf = (data: { id: string } | null) => {
  if (!data) return null;
  const { id: _id, ...fields } = data;
  return unmarked<Record<string, unknown>>(fields);
};

/** The documents of the settings, live; null until all are there. */
export function useStoredSettings(): { stored: Stored | null; error: Error | undefined } {
  const site = useDoc(documents.site);
  const mail = useDoc(documents.mail);
  const seller = useDoc(documents.seller);
  const creator = useDoc(documents.creator);
  const all = [site, mail, seller, creator];
  const error = all.find((one) => one.error)?.error;
  if (error || all.some(({ loading }) => loading)) return { stored: null, error };
  return {
    stored: {
      site: fieldsOf(site.data),
      mail: fieldsOf(mail.data),
      seller: fieldsOf(seller.data),
      creator: fieldsOf(creator.data),
    },
    error,
  };
}

/**
 * Stores some of the documents, if those are still as they were looked at. `by` is the uid of who does.
 * @throws OvertakenError when somebody else was quicker, CallError, FirebaseError
 */
export async function saveSettings(
  changed: Partial<Record<Group, object>>,
  before: Stored,
  by: string,
): Promise<void> {
  if (changed.mail) await proveFirst();
  return writeTogether(
    Object.entries(changed).map(([group, data]) => ({
      set: documents[group as Group],
      data: { ...data },
      expects: before[group as Group],
      by,
    })),
  );
}
