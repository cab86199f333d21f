import Typography from '@mui/material/Typography';
import { Card } from '../../ui/Card.tsx';
import { Notes } from '../../ui/notes/Notes.tsx';
import type { NoteAuthor } from '../../ui/notes/notes.ts';
import { showError } from '../../ui/show-error.ts';
import { TagList } from '../../ui/TagList.tsx';
import { setTags, useTags } from './api/tags.ts';

interface PersonNotesProps {
  uid: string;
  viewer: NoteAuthor;
}

/** What the team keeps about somebody, who can't read it; nothing for the person, be they of the team. */
export function PersonNotes({ uid, viewer }: PersonNotesProps) {
  if (uid === viewer.uid) return null;
  return (
    <Card title="Notes">
      <Typography variant="body2" color="textSecondary">
        Only the team sees notes and tags.
      </Typography>
      <Tags uid={uid} viewer={viewer} />
      <Notes path={`access/${uid}/notes`} viewer={viewer} />
    </Card>
  );
}

function Tags({ uid, viewer }: PersonNotesProps) {
  const { tags = [] } = useTags(uid).data ?? {};
  const change = (next: readonly string[]) =>
    setTags(uid, next, viewer).catch((error: unknown) =>
      showError(error, 'The tags were not changed. Try again.'),
    );
  return <TagList tags={tags} of="the person" onChange={change} />;
}
