import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatExactTime } from '@tempera/domain/site/dates';
import type { Table } from '../../ui/resource-list/resource.ts';
import type { Entry } from './api/entries.ts';
import { actionNames, detailsOf } from './describe-entry.ts';

/** Long values are cut here; the export has them whole. */
const cut = {
  display: '-webkit-box',
  WebkitLineClamp: '3',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** An entry without an actor was written by the store itself, or past the rules. */
const actor = ({ byId, byName, byRole }: Entry) =>
  byId === '' && byRole === '' ? 'The store' : `${byName}${byRole && ` (${byRole})`}`;
const actionOn = ({ action, targetName }: Entry) =>
  `${actionNames[action] ?? action}${targetName && targetName !== 'maintenance' ? `: ${targetName}` : ''}`;

export const auditTable: Table<Entry> = {
  label: 'Audit log',
  top: true,
  dense: true,
  columns: [
    {
      id: 'time',
      head: 'Time',
      from: 'md',
      sx: { whiteSpace: 'nowrap' },
      cell: ({ at }) => formatExactTime(at),
    },
    {
      id: 'by',
      head: 'By',
      from: 'md',
      sx: { minWidth: '9rem', overflowWrap: 'anywhere' },
      cell: actor,
      below: (entry) => (
        <Typography variant="body2" color="textSecondary">
          {actor(entry)}, {formatExactTime(entry.at)}
        </Typography>
      ),
    },
    {
      id: 'action',
      head: 'Action',
      names: true,
      sx: { minWidth: '13rem', overflowWrap: 'anywhere' },
      cell: actionOn,
    },
    {
      id: 'details',
      head: 'Details',
      from: 'md',
      cell: (entry) => (
        <Box component="span" title={detailsOf(entry, formatExactTime)} sx={cut}>
          {detailsOf(entry, formatExactTime)}
        </Box>
      ),
      below: (entry) => (
        <Typography variant="body2" color="textSecondary" sx={cut}>
          {detailsOf(entry, formatExactTime)}
        </Typography>
      ),
    },
  ],
};
