import { useDownloads } from '../../../features/library/api/library.ts';
import { DownloadHistory } from '../../../features/library/components/DownloadHistory.tsx';
import type { Person } from '../../../firebase/auth/session.ts';
import { Paged } from '../../../ui/Paged.tsx';
import { usePage } from '../../../ui/use-page.ts';

export default function DownloadsSection({ person }: { person: Person }) {
  const page = usePage(5);
  return (
    <Paged page={page} live={useDownloads(person.uid, page.count)}>
      {(downloads) => <DownloadHistory downloads={downloads} />}
    </Paged>
  );
}
