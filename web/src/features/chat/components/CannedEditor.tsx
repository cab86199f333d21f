import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { cannedLimits } from '@tempera/domain/conversations/canned-replies';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FieldLabel } from '../../../ui/FieldLabel.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { keepCannedReplies, useCannedReplies } from '../api/use-desk.ts';

/** What was typed, one reply on each line. */
const toReplies = (text: string) =>
  text
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function problemOf(replies: readonly string[]): string | null {
  if (replies.length > cannedLimits.count) return `Keep at most ${cannedLimits.count} replies.`;
  if (replies.some((one) => one.length > cannedLimits.length)) {
    return `Shorten each reply to ${cannedLimits.length} characters.`;
  }
  return null;
}

/** Admins keep what those who answer have ready to say; `by` is the uid of who does. */
export function CannedEditor({ by }: { by: string }) {
  const known = useCannedReplies();
  const [text, setText] = useState<string | null>(null);
  const id = useId();
  const replies = toReplies(text ?? '');
  const problem = problemOf(replies);
  const close = () => setText(null);
  const save = async () => {
    if (problem) return;
    try {
      await keepCannedReplies(replies, by);
      showToast({ title: 'Canned Replies Saved', kind: 'success' });
      close();
    } catch (error) {
      showError(error, 'The replies were not saved. Try again.');
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setText(known.join('\n'))}>
        Edit canned replies
      </Button>
      <Dialog
        open={text !== null}
        title="Canned replies"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="contained" disabled={problem !== null} onClick={save}>
              Save
            </Button>
          </>
        }
      >
        <FieldLabel of={id} text="One reply on each line" optional={false} />
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          minRows={5}
          maxRows={14}
          value={text ?? ''}
          error={problem !== null}
          onChange={(event) => setText(event.target.value)}
          inputProps={{ dir: 'auto', 'aria-describedby': `${id}-below` }}
        />
        <Typography
          id={`${id}-below`}
          variant="body2"
          sx={{ mt: 1, color: problem ? 'vermilion.text' : 'text.secondary' }}
        >
          {problem ?? `${replies.length} of ${cannedLimits.count}`}
        </Typography>
      </Dialog>
    </>
  );
}
