import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { ReactNode } from 'react';
import type { ListedPerson } from '../../../firebase/live/use-people.ts';
import { arrowKeys } from '../../../ui/arrow-keys.ts';
import { useSettings } from '../../../ui/settings.tsx';

/** What other features show of a person in their row. */
export interface RowParts {
  role: (person: ListedPerson) => ReactNode;
  status: (person: ListedPerson) => ReactNode;
  actions: (person: ListedPerson) => ReactNode;
}

interface UserTableProps extends RowParts {
  people: readonly ListedPerson[];
}

const wide = { display: { xs: 'none', lg: 'table-cell' } };
const middle = { display: { xs: 'none', sm: 'table-cell' } };

export const dateOf = (at: number | null | undefined) =>
  at ? new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' }) : 'Never';

/** Everybody with their standing, what they bought, and what may be done about them. */
export function UserTable({ people, role, status, actions }: UserTableProps) {
  const { currency } = useSettings();
  const spent = ({ totalSpentCents = 0 }: ListedPerson) => formatMoney(totalSpentCents as Cents, currency);
  return (
    <Table aria-label="Users" sx={{ '& td, & th': { px: { xs: 1, sm: 3 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>User</TableCell>
          <TableCell sx={middle}>Status</TableCell>
          <TableCell sx={wide}>Joined</TableCell>
          <TableCell sx={wide}>Last Login</TableCell>
          <TableCell sx={wide} align="right">
            Orders
          </TableCell>
          <TableCell sx={wide} align="right">
            Downloads
          </TableCell>
          <TableCell sx={middle} align="right">
            Total Spent
          </TableCell>
          <TableCell align="right">Actions</TableCell>
        </TableRow>
      </TableHead>
      <TableBody onKeyDown={arrowKeys('button')}>
        {people.map((person) => (
          <TableRow key={person.id}>
            <TableCell component="th" scope="row" sx={{ maxWidth: '18rem', overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
                {role(person)}
              </Box>
              <Typography variant="body2" color="textSecondary">
                {person.email}
              </Typography>
              <Box sx={{ display: { sm: 'none' }, mt: 1 }}>
                {status(person)}
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {person.totalOrders ?? 0} orders, {spent(person)}
                </Typography>
              </Box>
            </TableCell>
            <TableCell sx={middle}>{status(person)}</TableCell>
            <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{dateOf(person.joinDate)}</TableCell>
            <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{dateOf(person.lastLogin)}</TableCell>
            <TableCell sx={wide} align="right">
              {person.totalOrders ?? 0}
            </TableCell>
            <TableCell sx={wide} align="right">
              {person.downloads ?? 0}
            </TableCell>
            <TableCell sx={middle} align="right">
              {spent(person)}
            </TableCell>
            <TableCell align="right">{actions(person)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
