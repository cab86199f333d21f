import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type MailKind,
  type MailKindId,
  mailKinds,
  templateForm,
  templateLimits,
} from '@tempera/domain/mail/mail-template';
import { type MailTemplate, renderMail } from '@tempera/domain/mail/render-mail';
import { useState } from 'react';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { saveMailTemplate, sendTestMail } from '../api/mail.ts';
import { MailPreview } from './MailPreview.tsx';

interface TemplateEditorProps {
  id: MailKindId;
  /** The words in force. */
  stored: MailTemplate;
}

/** One mail with what may stand in it, its preview, and a test to oneself. */
export function TemplateEditor({ id, stored }: TemplateEditorProps) {
  const kind: MailKind = mailKinds[id];
  const [busy, setBusy] = useState(false);
  const form = useForm({ schema: templateForm(id), defaultValues: stored, mode: 'onChange' });
  const { isDirty, isValid, isSubmitting } = form.formState;
  const [subject, text] = form.watch(['subject', 'text']);
  const preview = renderMail({ subject: subject.trim(), text: text.trim() }, kind.values);
  const isOwn = stored.subject !== kind.subject || stored.text !== kind.text;
  const save = async (template: MailTemplate) => {
    await saveMailTemplate(id, template);
    showToast({
      title: 'Template Saved',
      text: `${kind.label} now uses this text.`,
      kind: 'success',
    });
  };
  const run = async (send: () => Promise<{ title: string; text: string }>) => {
    setBusy(true);
    try {
      showToast({ ...(await send()), kind: 'success' });
    } catch (error) {
      showError(error);
    }
    setBusy(false);
  };
  const test = form.handleSubmit((template) =>
    run(async () => {
      const { to } = await sendTestMail(id, template);
      return { title: 'Test Email Queued', text: `It will be sent to ${to} shortly.` };
    }),
  );
  const reset = () =>
    run(async () => {
      await saveMailTemplate(id, null);
      return { title: 'Template Reset', text: `${kind.label} uses the default text again.` };
    });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 8,
        gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Form form={form} onSubmit={save}>
        <FormText name="subject" label="Subject" maxLength={templateLimits.subject} />
        <FormTextArea name="text" label="Text" limit={templateLimits.text} rows={10} />
        <Names kind={kind} />
        <FormAlert />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <SubmitButton disabled={busy || !isValid || !isDirty}>Save Template</SubmitButton>
          <Button
            variant="outlined"
            color="secondary"
            disabled={busy || isSubmitting || !isValid}
            onClick={test}
          >
            Send Test Email
          </Button>
          {isOwn && (
            <Button disabled={busy || isSubmitting} onClick={reset}>
              Reset to Default
            </Button>
          )}
        </Box>
      </Form>
      <Box component="section" aria-label="Preview" sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="subtitle2" component="h2">
          Preview with example data
        </Typography>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{preview.subject}</Typography>
        <MailPreview message={preview} />
      </Box>
    </Box>
  );
}

/** The names that may stand in the mail, and which must. */
const Names = ({ kind }: { kind: MailKind }) => (
  <Typography variant="body2" color="textSecondary">
    {'Names in braces are filled in: '}
    {Object.keys(kind.values)
      .map((name) => `{${name}}${kind.needed.includes(name) ? ' (required)' : ''}`)
      .join(', ')}
    .
  </Typography>
);
