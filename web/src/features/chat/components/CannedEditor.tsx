import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { cannedLimits, cannedRepliesForm } from '@tempera/domain/conversations/canned-replies';
import { linesOf } from '@tempera/domain/site/typed';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { errorText } from '../../../firebase/write/call.ts';
import { useCannedReplies } from '../../../ui/conversation/use-canned-replies.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useFieldError } from '../../../ui/form/fields.tsx';
import { FieldLabel } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { keepCannedReplies } from '../api/desk.ts';

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
      unsaved="the canned replies"
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
