import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { may } from '@tempera/domain/people/roles';
import { teamNoteForm, teamNoteLimit } from '@tempera/domain/people/team-note';
import { formatTime } from '@tempera/domain/site/dates';
import { useState } from 'react';
import { type StoredNote, useNotes } from '../../firebase/live/notes.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../form/Form.tsx';
import { FormTextArea } from '../form/fields.tsx';
import { LiveData } from '../LiveData.tsx';
import { usePage } from '../Paged.tsx';
import { addNote, deleteNote, type NoteAuthor } from './notes.ts';

interface NotesProps {
  /** The collection of the notes. */
  path: string;
  viewer: NoteAuthor;
}

/** What the team notes about somebody or something: a form, and the notes, the newest first. */
export const Notes = (props: NotesProps) => (
  <>
    <NoteForm {...props} />
    <NoteList {...props} />
  </>
);

function NoteForm({ path, viewer }: NotesProps) {
  const form = useForm({ schema: teamNoteForm, defaultValues: { text: '' } });
  return (
    <Form
      form={form}
      label="Add a note"
      sx={{ gap: 3 }}
      onSubmit={async ({ text }) => {
        await addNote(path, text, viewer);
        form.reset();
      }}
    >
      <FormTextArea name="text" label="Add a note" limit={teamNoteLimit} rows={3} />
      <FormAlert />
      <SubmitButton size="small" busy="Adding…" sx={{ justifySelf: 'start' }}>
        Add Note
      </SubmitButton>
    </Form>
  );
}

function NoteList({ path, viewer }: NotesProps) {
  const page = usePage(10);
  const [asked, setAsked] = useState<StoredNote | null>(null);
  const mayDelete = ({ authorId }: StoredNote) => authorId === viewer.uid || may(viewer.role, 'manageStore');
  return (
    <LiveData live={useNotes(path, page.count)}>
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
              onConfirm={() => deleteNote(path, asked.id)}
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
