import Box from '@mui/material/Box';
import { type MailKindId, mailKindIds, mailKinds, mergeTemplates } from '@tempera/domain/mail/mail-template';
import { useState } from 'react';
import { LiveData } from '../../../ui/LiveData.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useStoredTemplates } from '../api/use-mails.ts';
import { TemplateEditor } from './TemplateEditor.tsx';

const options = mailKindIds.map((id) => ({ value: id, label: mailKinds[id].label }));

/** The mails that admins may put in their own words. */
export function MailTemplates() {
  const [id, setId] = useState<MailKindId>('order');
  const live = useStoredTemplates();
  // Nothing is stored until somebody rewords a mail.
  const known = live.loading ? live : { ...live, data: live.data ?? { id: 'mail' } };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ width: '16rem', maxWidth: '100%' }}>
        <SelectField label="Mail" value={id} options={options} onChange={setId} />
      </Box>
      <LiveData live={known}>
        {(stored) => {
          const template = mergeTemplates(stored)[id];
          return <TemplateEditor key={`${id} ${JSON.stringify(template)}`} id={id} stored={template} />;
        }}
      </LiveData>
    </Box>
  );
}
