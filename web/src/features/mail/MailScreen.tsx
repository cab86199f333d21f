import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type MailKindId, mailKindIds, mailKinds, mergeTemplates } from '@tempera/domain/mail/mail-template';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveData } from '../../ui/LiveData.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useStoredTemplates } from './api/mail.ts';
import { MailLog } from './components/MailLog.tsx';
import { TemplateEditor } from './components/TemplateEditor.tsx';

/** The mail log, and the templates of the mails. */
export function MailScreen() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'templates' ? 'templates' : 'log';
  const choose = (next: string) =>
    setParams(next === 'log' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        Emails
      </Typography>
      <Tabs value={tab} onChange={(_event, next: string) => choose(next)} aria-label="Emails">
        <Tab value="log" label="Log" id="mail-tab-log" aria-controls="mail-panel" />
        <Tab value="templates" label="Templates" id="mail-tab-templates" aria-controls="mail-panel" />
      </Tabs>
      <Box role="tabpanel" id="mail-panel" aria-labelledby={`mail-tab-${tab}`}>
        {tab === 'log' ? <MailLog /> : <MailTemplates />}
      </Box>
    </Box>
  );
}

const options = mailKindIds.map((id) => ({ value: id, label: mailKinds[id].label }));

/** The mails that admins may put in their own words. */
function MailTemplates() {
  const [id, setId] = useState<MailKindId>('order');
  const live = useStoredTemplates();
  // Nothing is stored until somebody rewords a mail.
  const known = live.loading ? live : { ...live, data: live.data ?? { id: 'mail' } };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ width: '16rem', maxWidth: '100%' }}>
        <SelectField label="Email" value={id} options={options} onChange={setId} />
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
