import { useLibrary } from '../../../features/library/api/library.ts';
import { LibraryList } from '../../../features/library/components/LibraryList.tsx';
import type { Person } from '../../../firebase/auth/session.ts';
import { Paged } from '../../../ui/Paged.tsx';
import { usePage } from '../../../ui/use-page.ts';

/** Each template costs two documents: that it is owned, and what it is now. */
export default function LibrarySection({ person }: { person: Person }) {
  const page = usePage(3);
  return (
    <Paged page={page} live={useLibrary(person.uid, page.count)}>
      {(entitlements) => <LibraryList entitlements={entitlements} />}
    </Paged>
  );
}
