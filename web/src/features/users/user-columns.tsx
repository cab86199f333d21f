import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { formatDate } from '@tempera/domain/site/dates';
import type { ReactNode } from 'react';
import type { ListedPerson } from '../../firebase/live/people.ts';
import type { Column } from '../../ui/resource-list/resource.ts';

/** What other features show of a person. */
export interface PersonParts {
  role: (person: ListedPerson) => ReactNode;
  status: (person: ListedPerson) => ReactNode;
}

export const dateOf = (at: number | null | undefined) => (at ? formatDate(at) : 'Never');

/** Everybody with their standing and what they bought. */
export function userColumns({ role, status }: PersonParts, currency: Currency): Column<ListedPerson>[] {
  const spent = ({ totalSpentCents = 0 }: ListedPerson) => formatMoney(totalSpentCents as Cents, currency);
  const nowrap = { whiteSpace: 'nowrap' };
  return [
    {
      id: 'user',
      head: 'User',
      names: true,
      sx: { maxWidth: '18rem', overflowWrap: 'anywhere' },
      cell: (person) => (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography sx={{ fontWeight: 600 }}>{person.name}</Typography>
            {role(person)}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {person.email}
          </Typography>
        </>
      ),
    },
    { id: 'status', head: 'Status', from: 'sm', cell: status, below: status },
    { id: 'joined', head: 'Joined', from: 'lg', sx: nowrap, cell: ({ joinDate }) => dateOf(joinDate) },
    {
      id: 'lastLogin',
      head: 'Last Login',
      from: 'lg',
      sx: nowrap,
      cell: ({ lastLogin }) => dateOf(lastLogin),
    },
    {
      id: 'orders',
      head: 'Orders',
      from: 'lg',
      align: 'right',
      cell: ({ totalOrders = 0 }) => totalOrders,
    },
    {
      id: 'downloads',
      head: 'Downloads',
      from: 'lg',
      align: 'right',
      cell: ({ downloads = 0 }) => downloads,
    },
    {
      id: 'spent',
      head: 'Total Spent',
      from: 'sm',
      align: 'right',
      cell: spent,
      below: (person) => (
        <Typography variant="body2" color="textSecondary">
          {person.totalOrders ?? 0} orders, {spent(person)}
        </Typography>
      ),
    },
  ];
}
