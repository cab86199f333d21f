import { userMailForm, userMailLimits } from '@tempera/domain/mail/mail-calls';
import { useState } from 'react';
import type { ListedPerson } from '../../../firebase/live/people.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { sendUserMail } from '../api/users.ts';

/** Writes a mail to one person. */
export default function MailToUser({ person, onClose }: { person: ListedPerson; onClose: () => void }) {
  // One mail for each opening of the dialog, however often it is sent.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const form = useForm({ schema: userMailForm, defaultValues: { subject: '', text: '' } });
  return (
    <FormDialog
      title={`Send Email to ${person.name}`}
      submit="Send Email"
      busy="Sending…"
      unsaved="this email"
      onClose={onClose}
      form={form}
      onSubmit={async (mail) => {
        await sendUserMail({ uid: person.id, idempotencyKey, ...mail });
        showToast({
          title: 'Email Queued',
          text: `It will be sent to ${person.email} shortly.`,
          kind: 'success',
        });
        onClose();
      }}
    >
      <FormText name="subject" label="Subject" maxLength={userMailLimits.subject} />
      <FormTextArea name="text" label="Text" limit={userMailLimits.text} rows={6} />
    </FormDialog>
  );
}
