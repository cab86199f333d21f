import { LiveData } from '../../ui/LiveData.tsx';
import { useLatestEntries } from './api/entries.ts';
import { Sentences } from './Sentences.tsx';

/** The newest of the audit log in sentences, live. */
export const RecentActivity = () => (
  <LiveData live={useLatestEntries()}>
    {(entries) => <Sentences entries={entries} nothing="No activity yet." />}
  </LiveData>
);
