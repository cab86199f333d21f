import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type MailKind,
  type MailKindId,
  mailKinds,
  templateLimits,
  templateProblems,
} from '@tempera/domain/mail/mail-template';
import { type MailTemplate, renderMail } from '@tempera/domain/mail/render-mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../../firebase/write/call.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveMailTemplate, sendTestMail } from '../api/mail.ts';
import { MailPreview } from './MailPreview.tsx';

interface TemplateEditorProps {
  id: MailKindId;
  /** The words in force. */
  stored: MailTemplate;
}

type Deed = () => Promise<{ title: string; text: string }>;

/** One mail with what may stand in it, its preview, and a test to oneself. */
export function TemplateEditor({ id, stored }: TemplateEditorProps) {
  const kind: MailKind = mailKinds[id];
  const [busy, setBusy] = useState(false);
  const { register, watch, formState } = useForm<MailTemplate>({ defaultValues: stored });
  const words = { subject: watch('subject').trim(), text: watch('text').trim() };
  const problems = templateProblems(id, words);
  const preview = renderMail(words, kind.values);
  const isOwn = stored.subject !== kind.subject || stored.text !== kind.text;
  const run = (deed: Deed) => async () => {
    setBusy(true);
    try {
      showToast({ ...(await deed()), kind: 'success' });
    } catch (error) {
      showToast({
        title: 'Error',
        text: error instanceof CallError ? error.message : String(error),
        kind: 'error',
      });
    } finally {
      setBusy(false);
    }
  };
  const save = run(async () => {
    await saveMailTemplate(id, words);
    return { title: 'Mail Saved', text: `${kind.label} is sent in these words from now on.` };
  });
  const reset = run(async () => {
    await saveMailTemplate(id, null);
    return { title: 'Mail Reset', text: `${kind.label} is sent in the store’s own words again.` };
  });
  const test = run(async () => {
    const { to } = await sendTestMail(id, words);
    return { title: 'Test Queued', text: `It is on its way to ${to}.` };
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
      <Box
        component="form"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        sx={{ display: 'grid', gap: 5 }}
      >
        <TextInput label="Subject" field={register('subject')} maxLength={templateLimits.subject} />
        <TextArea
          label="Text"
          field={register('text')}
          value={words.text}
          limit={templateLimits.text}
          rows={10}
        />
        <Names kind={kind} />
        {problems.length > 0 && <InlineNotice kind="error">{problems.join(' ')}</InlineNotice>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button
            variant="contained"
            disabled={busy || problems.length > 0 || !formState.isDirty}
            onClick={save}
          >
            Save Mail
          </Button>
          <Button variant="outlined" color="secondary" disabled={busy || problems.length > 0} onClick={test}>
            Send Test
          </Button>
          {isOwn && (
            <Button disabled={busy} onClick={reset}>
              Reset to Default
            </Button>
          )}
        </Box>
      </Box>
      <Box component="section" aria-label="Preview" sx={{ display: 'grid', gap: 3 }}>
        <Typography variant="subtitle2" component="h2">
          Preview with an example
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
      .map((name) => `{${name}}${kind.needed.includes(name) ? ' (needed)' : ''}`)
      .join(', ')}
    .
  </Typography>
);
