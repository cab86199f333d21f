import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { userMailLimits } from '@tempera/domain/mail/mail-calls';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ListedPerson } from '../../../firebase/live/use-people.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { sendUserMail } from '../api/user-calls.ts';

const fault = (text: string, most: number) => {
  if (text.trim() === '') return 'Write something.';
  return text.trim().length > most ? `Shorten it to ${most} characters.` : undefined;
};

/** Writes a mail to one person. */
export default function MailToUser({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  // One mail for each opening of the dialog, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: { subject: '', text: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ subject, text }) => {
    try {
      await sendUserMail({ uid: person.id, idempotencyKey, subject, text });
      showToast({ title: 'Mail Queued', text: `It is on its way to ${person.email}.`, kind: 'success' });
      onClose();
    } catch (error) {
      setError('root', { message: error instanceof CallError ? error.message : String(error) });
    }
  });
  return (
    <Dialog
      open
      title={`Send Email to ${person.name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="user-mail-form" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? 'Sending…' : 'Send Email'}
          </Button>
        </>
      }
    >
      <Box component="form" id="user-mail-form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        <TextInput
          label="Subject"
          field={register('subject', { validate: (text) => fault(text, userMailLimits.subject) })}
          maxLength={userMailLimits.subject}
          error={errors.subject?.message}
        />
        <TextArea
          label="Text"
          field={register('text', { validate: (text) => fault(text, userMailLimits.text) })}
          value={watch('text')}
          limit={userMailLimits.text}
          error={errors.text?.message}
          rows={6}
        />
        {errors.root && <InlineNotice kind="error">{errors.root.message}</InlineNotice>}
      </Box>
    </Dialog>
  );
}
