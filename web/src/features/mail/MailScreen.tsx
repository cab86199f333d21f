import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { MailLog } from './components/MailLog.tsx';
import { MailTemplates } from './components/MailTemplates.tsx';

/** The mail log, and the templates of the mails. */
export function MailScreen() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'templates' ? 'templates' : 'log';
  const choose = (next: string) =>
    setParams(next === 'log' ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography variant="h2" component="h1">
        Mail
      </Typography>
      <Tabs value={tab} onChange={(_event, next: string) => choose(next)} aria-label="Mail">
        <Tab value="log" label="Log" id="mail-tab-log" aria-controls="mail-panel" />
        <Tab value="templates" label="Templates" id="mail-tab-templates" aria-controls="mail-panel" />
      </Tabs>
      <Box role="tabpanel" id="mail-panel" aria-labelledby={`mail-tab-${tab}`}>
        {tab === 'log' ? <MailLog /> : <MailTemplates />}
      </Box>
    </Box>
  );
}
