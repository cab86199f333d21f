import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PageText, pageTextLimits } from '@tempera/domain/site/page-text';
import { pageTextForm } from '@tempera/domain/site/page-text-form';
import { defaultTextOf, type TextPage } from '@tempera/domain/site/text-pages';
import { useDeferredValue } from 'react';
import { OvertakenError } from '../../../firebase/write/write.ts';
import { AskBeforeLeaving } from '../../../ui/form/AskBeforeLeaving.tsx';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextSections } from '../../../ui/TextSections.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveText } from '../api/page-texts.ts';

interface PageEditorProps {
  page: TextPage;
  /** What an owner has written so far; null for the default text. */
  base: PageText | null;
  onSaved: (text: PageText) => void;
}

const overtaken = 'Someone else has changed this page. Copy your text and reload to see theirs.';

/** The text of a page in Markdown, beside how it will look. */
export function PageEditor({ page, base, onSaved }: PageEditorProps) {
  const form = useForm({ schema: pageTextForm, defaultValues: base ?? defaultTextOf(page) });
  const body = useDeferredValue(form.watch('body'));
  return (
    <Form
      form={form}
      label="Page text"
      refused="Your account is not allowed to do this."
      describe={(error) => (error instanceof OvertakenError ? { text: overtaken } : undefined)}
      onSubmit={async (text) => {
        await saveText(page, text, base);
        form.reset(text);
        onSaved(text);
        showToast({ title: 'Page saved', text: text.title, kind: 'success' });
      }}
      sx={{ gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' }, columnGap: 10, alignItems: 'start' }}
    >
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        {page.kind === 'legalTexts' && <InlineNotice>Have a lawyer look over your legal pages.</InlineNotice>}
        <FormText name="title" label="Title" />
        <FormText name="description" label="Description" hint="For search results and lists." />
        <FormTextArea name="body" label="Text" limit={pageTextLimits.body} rows={12} />
        <Typography variant="body2" color="textSecondary">
          Markdown; a line that begins with ## is a heading. {'{site}'}, {'{email}'} and {'{refundDays}'} are
          filled in from the settings. A section with {'{refundDays}'} is hidden while the store has no
          refunds.
        </Typography>
        <FormAlert />
        <SubmitButton busy="Saving…" disabled={!form.formState.isDirty} sx={{ justifySelf: 'start' }}>
          Save Page
        </SubmitButton>
      </Box>
      <Box
        component="section"
        aria-label="Preview"
        sx={{
          display: 'grid',
          gap: 6,
          p: { xs: 4, md: 6 },
          minWidth: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          Preview
        </Typography>
        <TextSections body={body} />
      </Box>
      <AskBeforeLeaving of="this page" />
    </Form>
  );
}
