import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personNoteForm, personNoteLimit } from '@tempera/domain/people/person-note';
import { may, type Role } from '@tempera/domain/people/roles';
import { formatTime } from '@tempera/domain/site/dates';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../../ui/form/Form.tsx';
import { FormTextArea } from '../../ui/form/fields.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { usePage } from '../../ui/Paged.tsx';
import { showError } from '../../ui/show-error.ts';
import { TagList } from '../../ui/TagList.tsx';
import { addNote, deleteNote, type StoredNote, setTags, useNotes, useTags } from './api/notes.ts';
import { Card } from './components/Card.tsx';

interface PersonNotesProps {
  uid: string;
  viewer: { uid: string; name: string; role: Role };
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
      <NoteForm uid={uid} viewer={viewer} />
      <Notes uid={uid} viewer={viewer} />
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

function NoteForm({ uid, viewer }: PersonNotesProps) {
  const form = useForm({ schema: personNoteForm, defaultValues: { text: '' } });
  return (
    <Form
      form={form}
      label="Add a note"
      sx={{ gap: 3 }}
      onSubmit={async ({ text }) => {
        await addNote(uid, text, viewer);
        form.reset();
      }}
    >
      <FormTextArea name="text" label="Add a note" limit={personNoteLimit} rows={3} />
      <FormAlert />
      <SubmitButton size="small" busy="Adding…" sx={{ justifySelf: 'start' }}>
        Add Note
      </SubmitButton>
    </Form>
  );
}

function Notes({ uid, viewer }: PersonNotesProps) {
  const page = usePage(10);
  const [asked, setAsked] = useState<StoredNote | null>(null);
  const mayDelete = ({ authorId }: StoredNote) => authorId === viewer.uid || may(viewer.role, 'manageStore');
  return (
    <LiveData live={useNotes(uid, page.count)}>
      {(notes) => (
        <>
          {notes.length > 0 && (
            <Box
              component="ol"
              aria-label="Notes"
              sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 4 }}
            >
              {notes.slice(0, page.shown).map((note) => (
                <Box component="li" key={note.id} sx={{ overflowWrap: 'anywhere' }}>
                  <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {note.authorName}, {formatTime(note.at)}
                  </Typography>
                  {mayDelete(note) && (
                    <Button size="small" onClick={() => setAsked(note)}>
                      Delete
                    </Button>
                  )}
                </Box>
              ))}
            </Box>
          )}
          {notes.length > page.shown && (
            <Button size="small" onClick={page.more} sx={{ justifySelf: 'start' }}>
              Show more
            </Button>
          )}
          {asked && (
            <ConfirmDialog
              title="Delete this note?"
              action="Delete Note"
              busy="Deleting…"
              grave
              onConfirm={() => deleteNote(uid, asked.id)}
              onClose={() => setAsked(null)}
            >
              This can’t be undone.
            </ConfirmDialog>
          )}
        </>
      )}
    </LiveData>
  );
}
