import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Entry } from '../api/use-entries.ts';
import { actionNames, detailsOf } from '../describe-entry.ts';

const time = (at: number) =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const wide = { display: { xs: 'none', md: 'table-cell' } };
const narrow = { display: { md: 'none' } };
/** Long values are cut here; the export has them whole. */
const cut = {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Nobody's name stands where the store itself, or somebody past the rules, has written. */
const doer = ({ byId, byName, byRole }: Entry) =>
  byId === '' && byRole === '' ? 'The store' : `${byName}${byRole && ` (${byRole})`}`;
const deed = ({ action, targetName }: Entry) =>
  `${actionNames[action] ?? action}${targetName && targetName !== 'maintenance' ? `: ${targetName}` : ''}`;

/** When, who, what and to whom; on a phone one beneath the other. */
export function AuditTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <Table aria-label="Audit log" size="small">
      <TableHead sx={{ display: { xs: 'none', md: 'table-header-group' } }}>
        <TableRow>
          <TableCell>Time</TableCell>
          <TableCell>By</TableCell>
          <TableCell>Action</TableCell>
          <TableCell>Details</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id} sx={{ verticalAlign: 'top' }}>
            <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{time(entry.at)}</TableCell>
            <TableCell sx={{ ...wide, minWidth: '9rem', overflowWrap: 'anywhere' }}>{doer(entry)}</TableCell>
            <TableCell sx={{ minWidth: '13rem', overflowWrap: 'anywhere' }}>
              {deed(entry)}
              <Box sx={narrow}>
                <Typography variant="body2" color="textSecondary">
                  {doer(entry)}, {time(entry.at)}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={cut}>
                  {detailsOf(entry, time)}
                </Typography>
              </Box>
            </TableCell>
            <TableCell sx={wide}>
              <Box component="span" title={detailsOf(entry, time)} sx={cut}>
                {detailsOf(entry, time)}
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
