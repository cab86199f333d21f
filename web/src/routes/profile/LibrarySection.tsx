import { downloadHistoryLimit } from '@tempera/domain/timings';
import { useDownloads } from '../../features/library/api/use-downloads.ts';
import { useLibrary } from '../../features/library/api/use-library.ts';
import { LibraryList } from '../../features/library/components/LibraryList.tsx';
import { newestDownloads } from '../../features/library/newest-downloads.ts';
import type { Person } from '../../firebase/session.ts';
import { Paged } from '../../ui/Paged.tsx';
import { usePage } from '../../ui/use-page.ts';

export default function LibrarySection({ person }: { person: Person }) {
  const downloaded = newestDownloads(useDownloads(person.uid, downloadHistoryLimit).data ?? []);
  const page = usePage(8);
  return (
    <Paged page={page} live={useLibrary(person.uid, page.count)}>
      {(entitlements) => <LibraryList entitlements={entitlements} downloaded={downloaded} />}
    </Paged>
  );
}
