import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { cannedLimits, cannedRepliesForm } from '@tempera/domain/conversations/canned-replies';
import { linesOf } from '@tempera/domain/site/typed';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorText } from '../../../firebase/write/call.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useFieldError } from '../../../ui/form/fields.tsx';
import { FieldLabel } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { keepCannedReplies, useCannedReplies } from '../api/desk.ts';

/** Replies that are ready; the chosen one comes into the line, to be sent or changed. */
export function CannedReplies({ onChoose }: { onChoose: (reply: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const replies = useCannedReplies();
  if (replies.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        Canned replies
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Canned replies' } }}
      >
        {replies.map((reply) => (
          <MenuItem
            key={reply}
            onClick={() => {
              onChoose(reply);
              setAnchor(null);
            }}
            sx={{ whiteSpace: 'normal', maxWidth: '26rem' }}
          >
            {reply}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Admins edit the canned replies; `by` is the admin's uid. */
export function CannedEditor({ by }: { by: string }) {
  const known = useCannedReplies();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Edit canned replies
      </Button>
      {open && <CannedDialog by={by} known={known} onClose={() => setOpen(false)} />}
    </>
  );
}

function CannedDialog({ by, known, onClose }: { by: string; known: readonly string[]; onClose: () => void }) {
  const form = useForm({
    schema: cannedRepliesForm,
    defaultValues: { replies: known.join('\n') },
    mode: 'onChange',
  });
  return (
    <FormDialog
      title="Canned replies"
      submit="Save"
      onClose={onClose}
      form={form}
      onSubmit={async ({ replies }) => {
        await keepCannedReplies(replies, by);
        showToast({ title: 'Canned Replies Saved', kind: 'success' });
        onClose();
      }}
      describe={(error) => ({ text: errorText(error, 'The replies were not saved. Try again.') })}
    >
      <RepliesField />
    </FormDialog>
  );
}

/** Its limit counts replies, not characters. */
function RepliesField() {
  const id = useId();
  const { register, watch } = useFormContext<{ replies: string }>();
  const { ref, ...field } = register('replies');
  const error = useFieldError('replies');
  return (
    <div>
      <FieldLabel of={id} text="One reply per line" optional={false} />
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={5}
        maxRows={14}
        error={error !== undefined}
        inputRef={ref}
        {...field}
        inputProps={{ dir: 'auto', 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-below` }}
      />
      <Typography
        id={`${id}-below`}
        variant="body2"
        sx={{ mt: 1, color: error ? 'vermilion.text' : 'text.secondary' }}
      >
        {error ?? `${linesOf(watch('replies')).length} of ${cannedLimits.count}`}
      </Typography>
    </div>
  );
}
