import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import type { LoggedMail } from '../api/use-mails.ts';
import { MailStateTag } from './MailStateTag.tsx';

interface MailTableProps {
  mails: readonly LoggedMail[];
  onOpen: (id: string) => void;
}

const wide = { display: { xs: 'none', md: 'table-cell' } };
const narrow = { display: { md: 'none' } };

const time = (at: number) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** To whom, what, how far it has come, and when; on a phone one beneath the other. */
export function MailTable({ mails, onOpen }: MailTableProps) {
  return (
    <Table aria-label="Mails" sx={{ '& td, & th': { px: { xs: 1, sm: 3 } } }}>
      <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow>
          <TableCell>Mail</TableCell>
          <TableCell>State</TableCell>
          <TableCell align="right">Attempts</TableCell>
          <TableCell>Queued</TableCell>
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={arrowKeys('button')}>
        {mails.map(({ id, to, message, delivery }) => (
          <TableRow key={id} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 600 }}>{message.subject}</Typography>
              <Typography variant="body2" color="textSecondary">
                {to}
              </Typography>
              {delivery.error && (
                <Typography variant="body2" sx={{ color: 'vermilion.text' }}>
                  {delivery.error}
                </Typography>
              )}
              <Box sx={{ ...narrow, mt: 1 }}>
                <MailStateTag state={delivery.state} />
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {time(delivery.startTime)}
                </Typography>
              </Box>
            </TableCell>
            <TableCell sx={wide}>
              <MailStateTag state={delivery.state} />
            </TableCell>
            <TableCell align="right" sx={wide}>
              {delivery.attempts}
            </TableCell>
            <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{time(delivery.startTime)}</TableCell>
            <TableCell align="right">
              <Button
                size="small"
                aria-label={`Details of ${message.subject}, to ${to}`}
                onClick={() => onOpen(id)}
              >
                Details
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
