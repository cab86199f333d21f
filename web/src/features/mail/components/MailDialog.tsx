import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MailState } from '@tempera/domain/mail/mail';
import { formatExactTime } from '@tempera/domain/site/dates';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { type LoggedMail, resendMail, useMail } from '../api/mail.ts';
import { MailPreview } from './MailPreview.tsx';
import { MailStateTag, stateNames } from './MailStateTag.tsx';

const time = (at: number | null) => (at ? formatExactTime(at) : 'not yet');

/** What has happened to a mail, in pairs. */
const facts = ({ to, delivery }: LoggedMail): [string, string][] => [
  ['To', to],
  ['Queued', time(delivery.startTime)],
  ['Finished', time(delivery.endTime)],
  ['Attempts', String(delivery.attempts)],
  ...(delivery.state === 'RETRY' ? [['Next attempt', time(delivery.nextAt)] as [string, string]] : []),
  ...(delivery.error ? [['Reason', delivery.error] as [string, string]] : []),
  ...(delivery.info ? [['Mail server', delivery.info.response] as [string, string]] : []),
];

function Details({ mail }: { mail: LoggedMail }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{mail.message.subject}</Typography>
      <Box>
        <MailStateTag state={mail.delivery.state} />
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1 }}
      >
        {facts(mail).map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <MailPreview message={mail.message} />
    </Box>
  );
}

const asksFirst: Partial<Record<MailState, string>> = {
  SUCCESS: 'This email has already been delivered. Resending it delivers it twice.',
  UNSURE: 'This email may have been delivered. Resending it may deliver it twice.',
};

/** A mail with all that is known of it, and the way to send it again. */
export default function MailDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const live = useMail(id);
  const [busy, setBusy] = useState(false);
  const state = live.data?.delivery.state;
  const resend = async () => {
    setBusy(true);
    try {
      const after = await resendMail(id);
      const kind = after.state === 'SUCCESS' ? 'success' : 'error';
      showToast({
        title: kind === 'success' ? 'Email Sent' : 'Not Sent',
        text: stateNames[after.state],
        kind,
      });
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title="Email"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="contained"
            disabled={busy || !state || state === 'PROCESSING' || state === 'PENDING'}
            onClick={resend}
          >
            {busy ? 'Sending…' : 'Resend'}
          </Button>
        </>
      }
    >
      <LiveData live={live} gone="This email is no longer in the log.">
        {(mail) => <Details mail={mail} />}
      </LiveData>
      {state && asksFirst[state] && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
          {asksFirst[state]}
        </Typography>
      )}
    </Dialog>
  );
}
