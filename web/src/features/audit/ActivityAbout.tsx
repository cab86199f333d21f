import { LiveData } from '../../ui/LiveData.tsx';
import { useEntriesAbout } from './api/entries.ts';
import { Sentences } from './Sentences.tsx';

/** The newest of the audit log about one person or thing, live. */
export const ActivityAbout = ({ targetId }: { targetId: string }) => (
  <LiveData live={useEntriesAbout(targetId)}>
    {(entries) => <Sentences entries={entries} nothing="Nothing in the audit log." />}
  </LiveData>
);
