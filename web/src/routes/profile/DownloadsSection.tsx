import { useDownloads } from '../../features/library/api/use-downloads.ts';
import { DownloadHistory } from '../../features/library/components/DownloadHistory.tsx';
import type { Person } from '../../firebase/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';

export default function DownloadsSection({ person }: { person: Person }) {
  return (
    <LiveData live={useDownloads(person.uid)}>
      {(downloads) => <DownloadHistory downloads={downloads} />}
    </LiveData>
  );
}
